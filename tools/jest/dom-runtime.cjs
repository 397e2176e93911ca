const { relative, sep } = require('node:path');
const Runtime = require('jest-runtime').default;

/** They work with the Jest of the file that they are loaded for, or keep what belongs to the application of one. */
const EACH_FILE = ['@testing-library', '@reduxjs/toolkit', '@capacitor', 'socket.io-client'].map(
  (name) => `${sep}node_modules${sep}${name}${sep}`,
);

let libraries;

/**
 * Loads libraries once per worker, in its one window (`dom-environment.cjs`), and whatever is ours anew for each file.
 * Libraries that have run for a while also run twice as fast as such that were just loaded.
 */
module.exports = class DomRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    const { global, moduleMocker } = environment;
    const context = environment.getVmContext();
    libraries ??= new Runtime(
      config,
      {
        global,
        moduleMocker,
        getVmContext: () => context,
        exportConditions: () => environment.exportConditions(),
      },
      ...others,
    );
  }

  requireModule(from, name, options, isRequireActual) {
    const ofOurs = name === undefined || options?.isInternalModule || this._resolution.isCoreModule(name);
    if (ofOurs || !this.isLibrary(this._resolution.resolveCjs(from, name)))
      return super.requireModule(from, name, options, isRequireActual);
    return libraries.requireModule(from, name);
  }

  /** The contracts and rules keep no state in their modules either. */
  isLibrary(path) {
    return path.includes(`${sep}node_modules${sep}`)
      ? !EACH_FILE.some((one) => path.includes(one))
      : relative(this._config.rootDir, path).startsWith(`services${sep}`);
  }

  /** What Jest's own parts are made of is loaded once as well. */
  requireInternalModule(from, name) {
    return name === undefined
      ? super.requireInternalModule(from)
      : libraries.requireInternalModule(from, name);
  }
};
