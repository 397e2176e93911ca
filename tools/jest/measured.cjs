const { appendFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { carryNoMore } = require('./carried.cjs');

const folder = join(__dirname, '../../reports');

/**
 * A test environment that notes what each file cost: `reports/cpu.ndjson`, processor seconds of the worker. What a file
 * leaves in its worker ends with it.
 */
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
