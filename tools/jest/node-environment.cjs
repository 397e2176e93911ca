const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { measured } = require('./measured.cjs');
const { letWorkersReadTypeScript } = require('./ts-workers.cjs');

letWorkersReadTypeScript();

/** Stands for the worker's own realm, where Jest asks for another one to compile a spec in. */
const OWN_REALM = {};
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(code, parameters, {
    ...options,
    parsingContext: parsingContext === OWN_REALM ? undefined : parsingContext,
  });

/** Specs run in the worker's own realm, as the product does: there is one `Error`, one `Date`, one `process`. */
class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    // Those of the realm that is not used, for this one.
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: globalThis,
    });
    this.exit = process.exit;
    this.variables = { ...process.env };
  }

  getVmContext() {
    return OWN_REALM;
  }

  async teardown() {
    await super.teardown();
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }
}

module.exports = measured(NodeEnvironment);
