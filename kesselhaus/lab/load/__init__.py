"""Load for the site: tables with people who answer and watch, over real HTTP and real WebSockets."""
