import '@testing-library/jest-dom';
import * as matchers from '@testing-library/jest-dom/matchers';
import { configure, getConfig } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as React from 'react';
import { hidingRules } from './hiding-rules';

// The first page of a run also loads the code of the pages, and machines differ.
configure({ asyncUtilTimeout: 30_000 });
// What waits for something looks again and again: the page is described once, when the wait has been in vain.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!waits) return getElementError(message, container);
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
// Nor is every element told where it was made: a tenth of the time of a screen's test, for the text of warnings.
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => undefined,
});

// No server: what the live connection is opened with talks to the test.
jest.mock('socket.io-client', () => jest.requireActual<object>('./fake-live'));

// What browsers have and jsdom has not.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: (query: string): Partial<MediaQueryList> => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
// Files that fetch's own FormData takes.
Object.defineProperty(globalThis, 'File', { value: NodeFile, configurable: true, writable: true });
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoResizes;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// Every look-up by role asks for the style of each ancestor, and jsdom matches every rule of MUI for it: over half of the
// time of a screen's test. What is asked for by name (visible, styled) is answered by the rules all the same.
const ruled = window.getComputedStyle.bind(window);
const cheap = (element: Element): CSSStyleDeclaration => (element as HTMLElement).style;
window.getComputedStyle = cheap;
// What style rules of the frame promise can be asked for.
const rules = document.createElement('style');
rules.textContent = readFileSync(join(__dirname, '../src/app/shell/shell.css'), 'utf8');
document.head.append(rules);
type Matcher = (this: jest.MatcherContext, ...given: unknown[]) => jest.CustomMatcherResult;
const asking = (style: () => typeof window.getComputedStyle, matcher: unknown): Matcher =>
  function (...given) {
    window.getComputedStyle = style();
    try {
      return (matcher as Matcher).apply(this, given);
    } finally {
      window.getComputedStyle = cheap;
    }
  };
expect.extend({
  toBeVisible: asking(() => {
    const mayBeHidden = hidingRules();
    return (element) => (mayBeHidden(element) ? ruled(element) : cheap(element));
  }, matchers.toBeVisible),
  toHaveStyle: asking(() => ruled, matchers.toHaveStyle),
});
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// What a test has left, as its room, ends a task later; the next test begins after that. A timer that no test fakes.
const realTimer = setTimeout;
afterEach(() => new Promise<void>((resolve) => void realTimer(resolve)));
