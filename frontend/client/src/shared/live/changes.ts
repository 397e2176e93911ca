import type { StreamChanged } from '@fieldhouse/api-contract';
import { KEYS_FOLLOWED } from '@fieldhouse/api-contract/live';
import { rememberPosition, type StreamKind } from '../api/positions';
import { isUndecided } from '../api/problem';
import type { LiveSocket } from './live-socket';
import { openConnection } from './open-connection';

/** Which streams of a kind a screen shows: by their keys, or all there are, for site admins. */
export type FollowedKeys = readonly string[] | 'all';
/** What somebody on this page wants to hear of; events that name the own account are heard anyway. */
type Wish = {
  readonly kinds: readonly StreamKind[];
  readonly keys: FollowedKeys;
  /** Told which of the kinds have changed, gathered. */
  readonly onChange: (kinds: readonly StreamKind[]) => void;
};
/** A wish, since when it is there, and whether the server knows of it: what changed in between was not heard. */
type Shown = Wish & { readonly since: number; heard: boolean };
type Connect = () => Promise<Pick<LiveSocket, 'state' | 'request' | 'on'>>;

const GATHER_MS = 100;
/** A page reads again at most so often. */
const AT_MOST_EVERY_MS = 1_000;
/** What may not be followed yet may be in a moment: read models are a little behind. */
const AGAIN_AFTER_MS = 3_000;
const TRIES = 5;
/** So far back the server tells what has changed, with some time to get there. */
const REMEMBERED_MS = 20_000;

const covers = (followed: FollowedKeys, wished: FollowedKeys): boolean =>
  followed === 'all' || (wished !== 'all' && wished.every((key) => followed.includes(key)));

/** Hears over the tab's live connection what has changed, and tells whoever shows it. */
export const createChanges = (connect: Connect) => {
  const wishes = new Map<string, Shown>();
  const ownListeners = new Set<(kind: StreamKind) => void>();
  const changed = new Set<StreamKind>();
  let socket: Awaited<ReturnType<Connect>> | undefined;
  let connecting: Promise<void> | undefined;
  let followed = new Map<StreamKind, string>();
  const refusals = new Map<string, number>();
  let wasConnected = false;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let toldAt = 0;
  let syncing = false;

  const tell = (): void => {
    telling = undefined;
    // Nobody looks: the page reads again when somebody does.
    if (document.visibilityState === 'hidden') return;
    toldAt = Date.now();
    const kinds = [...changed];
    changed.clear();
    for (const wish of wishes.values()) {
      const concerned = wish.kinds.filter((kind) => kinds.includes(kind));
      if (concerned.length > 0) wish.onChange(concerned);
    }
  };
  const tellSoon = (): void => {
    telling ??= setTimeout(tell, Math.max(GATHER_MS, toldAt + AT_MOST_EVERY_MS - Date.now()));
  };
  const countAsChanged = (kinds: readonly StreamKind[]): void => {
    for (const kind of kinds) changed.add(kind);
    if (changed.size > 0) tellSoon();
  };
  const hear = ({ kind, position, own }: StreamChanged): void => {
    rememberPosition(kind, position);
    countAsChanged([kind]);
    if (own) for (const listener of ownListeners) listener(kind);
  };

  const wanted = (): ReadonlyMap<StreamKind, FollowedKeys> => {
    const keys = new Map<StreamKind, FollowedKeys>();
    // What is too much is of the screens that are there longest.
    for (const wish of [...wishes.values()].reverse())
      for (const kind of wish.kinds) {
        const before = keys.get(kind) ?? [];
        const isAll = wish.keys === 'all' || before === 'all';
        keys.set(kind, isAll ? 'all' : [...new Set([...before, ...wish.keys])].slice(0, KEYS_FOLLOWED));
      }
    return new Map([...keys].map(([kind, of]) => [kind, of === 'all' ? of : [...of].sort()]));
  };
  const sync = (): void => {
    syncing = false;
    if (socket?.state.get() !== 'connected') return;
    const now = wanted();
    for (const kind of new Set([...followed.keys(), ...now.keys()])) {
      const keys = now.get(kind) ?? [];
      const text = String(keys);
      if ((followed.get(kind) ?? '') === text) continue;
      followed.set(kind, text);
      const unheard = [...wishes.values()].filter((wish) => !wish.heard && wish.kinds.includes(kind));
      const readAgoMs = Math.max(0, ...unheard.map(({ since }) => Date.now() - since));
      void socket
        .request('changes.follow', {
          kind,
          ...(keys === 'all' ? {} : { keys }),
          ...(readAgoMs > 0 ? { readAgoMs } : {}),
        })
        .catch(() => null)
        .then((answer) => {
          if (answer?.ok) {
            for (const wish of unheard) wish.heard = covers(keys, wish.keys);
            if (readAgoMs > REMEMBERED_MS) countAsChanged([kind]);
          }
          if (answer?.ok || followed.get(kind) !== text) return;
          if (answer && !isUndecided(answer.problem)) {
            const tries = (refusals.get(`${kind} ${text}`) ?? 0) + 1;
            refusals.set(`${kind} ${text}`, tries);
            if (tries >= TRIES) return;
          }
          followed.delete(kind);
          setTimeout(sync, AGAIN_AFTER_MS);
        });
    }
  };
  /** What a screen wants at once is one message. */
  const syncSoon = (): void => {
    if (syncing) return;
    syncing = true;
    queueMicrotask(sync);
  };
  const stateChanged = (): void => {
    if (socket?.state.get() !== 'connected') return;
    followed = new Map();
    refusals.clear();
    sync();
    // Whatever happened meanwhile was not heard.
    if (wasConnected) countAsChanged([...wishes.values()].flatMap(({ kinds }) => kinds));
    wasConnected = true;
  };
  const start = (): void => {
    connecting ??= connect().then((opened) => {
      socket = opened;
      opened.on<StreamChanged>('changed', hear);
      opened.state.subscribe(stateChanged);
      document.addEventListener('visibilitychange', () => {
        if (changed.size > 0) tellSoon();
      });
      stateChanged();
    });
    // Without its code the page is as it was read; the next one who wants to hear tries again.
    connecting.catch(() => (connecting = undefined));
  };

  return {
    /** Follows for somebody on this page, in place of what they followed before. */
    follow: (who: string, wish: Wish): void => {
      const before = wishes.get(who);
      const heard = before?.heard === true && String(before.keys) === String(wish.keys);
      wishes.set(who, { ...wish, since: Date.now(), heard });
      start();
      syncSoon();
    },
    forget: (who: string): void => {
      if (wishes.delete(who)) syncSoon();
    },
    /** Told of the kind whenever an event names the own account. @returns a function that ends it */
    onOwn: (listener: (kind: StreamKind) => void): (() => void) => {
      ownListeners.add(listener);
      return () => ownListeners.delete(listener);
    },
  } as const;
};

/** The page's own. */
export const changes = createChanges(openConnection);
