import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';

// The first page of a run also loads the code of the pages.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

// What browsers have and jsdom has not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
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
