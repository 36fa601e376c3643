"""A policy by a well-kept library: MaskablePPO of sb3-contrib on `env.gym`; `pip install kesselhaus[learn]`.

Of the libraries that know masks this one was chosen because it takes a Gymnasium environment with a method
`action_masks` as it is; torchrl wants specifications, transforms and a collector set up by its user first.
"""

import matplotlib.pyplot as plt
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

from kesselhaus import env

tables = make_vec_env(lambda: env.gym("airship_city", 2, seat=None, rewards="standings"), 16, seed=1)
tables = VecNormalize(tables, norm_obs=False, gamma=1.0)
model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=512, n_epochs=4, gamma=1.0, seed=1)
curve: list[float] = []
while len(curve) < 20:
    model.learn(16_384, reset_num_timesteps=False)
    curve += [env.win_share("airship_city", lambda s, m: model.predict(s, action_masks=m)[0], 2)]
    print(f"{model.num_timesteps:7} decisions: {curve[-1]:.1%}", flush=True)
plt.plot(curve)
plt.savefig("curve.png")
