import type { StreamChanged } from '@fieldhouse/api-contract';
import { createSubject } from '../src/shared/live/observable';
import type { LiveState } from '../src/shared/live/live-socket';

type Listener = (body: StreamChanged) => void;

/** What the page has asked to follow, by kind: its keys, or null for all there are. */
export const followedKinds = new Map<string, readonly string[] | null>();
/** How the connection is. */
export const connectionState = createSubject<LiveState>('connected');
const listeners = new Set<Listener>();

/** Tells the page that a stream of a kind has changed, as the server would. */
export const streamChanged = (kind: string, position: string, own = false): void => {
  for (const listener of listeners) listener({ kind, position, own });
};

/** In the place of the tab's live connection. */
export const openConnection = () => ({
  state: connectionState,
  request: (_: string, { kind, keys }: { readonly kind: string; readonly keys?: readonly string[] }) => {
    followedKinds.set(kind, keys ?? null);
    return Promise.resolve({ ok: true });
  },
  on: (_: string, listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});
