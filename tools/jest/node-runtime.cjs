const { createRequire } = require('node:module');
const Runtime = require('jest-runtime').default;
const { readTypeScript, sourceMapOf } = require('./read-typescript.cjs');

readTypeScript();

/**
 * Loads a spec as Jest does, and whatever it imports as Node does: once per worker instead of once per spec, which was
 * half of what a spec over an application cost. The server keeps no state in its modules.
 */
module.exports = class NodeRuntime extends Runtime {
  requireModule(from, name, options, isRequireActual) {
    if (name === undefined || options?.isInternalModule)
      return super.requireModule(from, name, options, isRequireActual);
    return createRequire(from)(name);
  }

  /** What Jest's own parts are made of, the worker has loaded already. */
  requireInternalModule(from, name) {
    return name === undefined ? super.requireInternalModule(from) : createRequire(from)(name);
  }

  getSourceMaps() {
    const maps = super.getSourceMaps();
    maps.get = (filename) => Map.prototype.get.call(maps, filename) ?? sourceMapOf(filename);
    return maps;
  }
};
