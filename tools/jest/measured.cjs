const { AsyncLocalStorage } = require('node:async_hooks');
const { appendFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '../../reports');

/** What carries a value along with promises and timers, since the last file ended. */
const carrying = new Set();
const { _enable: enable } = AsyncLocalStorage.prototype;
if (enable)
  AsyncLocalStorage.prototype._enable = function () {
    carrying.add(this);
    return enable.call(this);
  };

/** Each file's copies of libraries leave theirs behind, and every later promise of the worker would look at all of them. */
const carryNoMore = () => {
  for (const storage of carrying) storage.disable();
  carrying.clear();
};

/** A test environment that notes what each file cost: `reports/cpu.ndjson`, processor seconds of the worker. */
exports.measured = (Environment) =>
  class Measured extends Environment {
    constructor(config, context) {
      super(config, context);
      this.measuredFile = context.testPath;
      this.begun = process.cpuUsage();
    }

    async teardown() {
      await super.teardown();
      carryNoMore();
      const { user, system } = process.cpuUsage(this.begun);
      mkdirSync(folder, { recursive: true });
      const row = { file: this.measuredFile, seconds: (user + system) / 1e6 };
      appendFileSync(join(folder, 'cpu.ndjson'), `${JSON.stringify(row)}\n`);
    }
  };
