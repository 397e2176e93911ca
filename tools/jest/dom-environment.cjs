const { webcrypto } = require('node:crypto');
const FixedJsdom = require('jest-fixed-jsdom');
const { measured } = require('./measured.cjs');

/** The worker's one window, with all that belongs to it. */
let kept;

const keysOf = (one, others = []) => [...new Set([...Reflect.ownKeys(one), ...others])];

/** What a file may change of the window: each object's own properties as they are. */
const shapeOf = (dom) => {
  const { window } = dom;
  // The window itself keeps the names of its interfaces to itself.
  const names = Object.getOwnPropertyNames(dom.getInternalVMContext());
  const interfaces = names
    .map((name) => window[name])
    .filter((value) => typeof value === 'function' && value.prototype);
  const rest = [window.document, window.navigator, ...interfaces.flatMap((one) => [one, one.prototype])];
  const shape = new Map([[window, keysOf(window, names)], ...rest.map((one) => [one, keysOf(one)])]);
  for (const [one, keys] of shape) {
    const were = keys.map((key) => [key, Object.getOwnPropertyDescriptor(one, key)]);
    shape.set(one, new Map(were.filter(([, was]) => was)));
  }
  return shape;
};

const isSame = (a, b) => a !== undefined && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;

const putBack = (shape) => {
  for (const [one, were] of shape) {
    for (const key of keysOf(one)) if (!were.has(key)) Reflect.deleteProperty(one, key);
    for (const [key, was] of were)
      if (!isSame(Object.getOwnPropertyDescriptor(one, key), was)) Reflect.defineProperty(one, key, was);
  }
};

/** Notes who listens to a target. @returns what ends their listening */
const listenersOf = (target) => {
  const listening = [];
  const { addEventListener } = target;
  target.addEventListener = function (...given) {
    listening.push(given);
    return addEventListener.apply(this, given);
  };
  return () => {
    for (const given of listening.splice(0)) target.removeEventListener(...given);
  };
};

/**
 * One window for all files of a worker, so that the libraries that live in it are loaded once (`dom-runtime.cjs`). After
 * each file it is as it was before: only the style rules stay, since the library that wrote them knows that it has.
 */
class DomEnvironment extends FixedJsdom {
  constructor(config, context) {
    if (kept) {
      kept.console = context.console;
      return kept;
    }
    const console = new Proxy({}, { get: (_, name) => kept.console[name] });
    super(config, { ...context, console });
    kept = this;
    this.console = context.console;
    const { window } = this.dom;
    // For good: what a file has left may still ask for it.
    Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
    this.deafen = [window, window.document].map(listenersOf);
    this.shape = shapeOf(this.dom);
    this.firstTimer = window.setTimeout(() => undefined);
  }

  async teardown() {
    const { window } = this.dom;
    const { document, localStorage, sessionStorage } = window;
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const end of this.deafen) end();
    // What libraries had to do at once is done, or they would wait for it for ever.
    await new Promise((done) => setTimeout(done));
    putBack(this.shape);
    const last = window.setTimeout(() => undefined);
    for (; this.firstTimer <= last; this.firstTimer += 1) window.clearTimeout(this.firstTimer);
    for (const one of [...document.body.childNodes]) one.remove();
    for (const one of [...document.head.children]) if (!one.dataset.emotion) one.remove();
    for (const one of [document.documentElement, document.body])
      for (const name of one.getAttributeNames()) one.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    this.dom.cookieJar.removeAllCookiesSync();
    window.history.replaceState(null, '', '/');
  }
}

module.exports = measured(DomEnvironment);
