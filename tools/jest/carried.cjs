const { AsyncLocalStorage } = require('node:async_hooks');

/** What has begun to carry a value along with promises and timers since the last file ended. */
const carrying = new Set();
const { _enable: enable } = AsyncLocalStorage.prototype;
if (enable)
  AsyncLocalStorage.prototype._enable = function () {
    carrying.add(this);
    return enable.call(this);
  };

/** Each file's copies of libraries leave theirs behind, and every later promise of the worker would look at all of them. */
exports.carryNoMore = () => {
  for (const storage of carrying) storage.disable();
  carrying.clear();
};
