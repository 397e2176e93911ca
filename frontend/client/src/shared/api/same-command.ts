import { keptAs } from '../lib/kept';

/** A command that is on its way, or whose outcome nobody knows. */
type Open = { readonly what: string; readonly key: string; readonly at: number };

const SAME_FOR_MS = 10 * 60_000;
const last = keptAs<Open>('last-command');

/**
 * The Idempotency-Key under which a command goes out. The same as the last one, of which nothing is known yet, is the
 * same command: also from a form that was closed and opened again, and after the page was loaded anew. Whatever else
 * is sent in between makes it another one ({@link somethingElse}).
 * @param what its address and body
 * @param key of its own
 */
export const keyFor = (what: string, key: string): string => {
  const open = last.get();
  const isSame = open?.what === what && Date.now() - open.at < SAME_FOR_MS;
  last.set({ what, key: isSame ? open.key : key, at: Date.now() });
  return isSame ? open.key : key;
};

/** The person went on to do something else. */
export const somethingElse = (): void => last.set(null);

/** What became of the command with this key is known. */
export const settled = (key: string): void => {
  if (last.get()?.key === key) last.set(null);
};
