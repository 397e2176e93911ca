import type { ChatItemView, ChatMessagesView } from '@fieldhouse/api-contract';
import { isFailure, type Failure } from '../../../shared/api/problem';
import { createSubject, type Observable } from '../../../shared/live/observable';
import { NOTHING, withItems, withNewer, withOlder, type Stretch } from '../model/items';

/** Which part of a channel: the newest when none is said. `from`: ISO-8601 UTC. */
export type Place = {
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
  readonly from?: string;
};
/** What is shown of a channel. */
export type ChannelState = Stretch & {
  /** Another number: another place of the channel is shown. 0: nothing has come yet, at most what the device had. */
  readonly opened: number;
  /** Where it was opened. */
  readonly place: Place;
  /** The number of the first item: falls with each older one that is put before it. */
  readonly firstIndex: number;
  readonly busy: 'open' | 'older' | 'newer' | null;
  /** Why the last page did not come. */
  readonly failure: {
    readonly of: NonNullable<ChannelState['busy']>;
    readonly place: Place;
    readonly why: Failure;
  } | null;
};
export type ChannelStore = Observable<ChannelState> & {
  /** Shows another place; a later call overtakes an earlier one. @returns whether it is there */
  readonly open: (place: Place) => Promise<boolean>;
  readonly loadOlder: () => Promise<void>;
  readonly loadNewer: () => Promise<void>;
  /** So much was missed that it is opened anew; until that has come, what is shown does not reach to the newest. */
  readonly missed: () => Promise<void>;
  /** New items, and changed ones. */
  readonly receive: (items: readonly ChatItemView[]) => void;
};

const FIRST_INDEX = 1_000_000;
const LATELY = 200;

/**
 * One channel: pages of it on demand, and what is told live, without a gap between the two.
 * @param load asks for a page; undefined when nobody waits for it any more. @throws Failure
 * @param before what the device has of an earlier visit
 */
export const createChannelStore = (
  load: (place: Place) => Promise<ChatMessagesView | undefined>,
  before: readonly ChatItemView[] = [],
): ChannelStore => {
  const subject = createSubject<ChannelState>({
    ...NOTHING,
    items: before,
    opened: 0,
    place: {},
    firstIndex: FIRST_INDEX,
    busy: null,
    failure: null,
  });
  let request = 0;
  /** What came lately: a page that is under way, or read where not all is known yet, may be without it. */
  let lately: readonly ChatItemView[] = [];
  /** Changes of what is shown were missed too: only a page that is opened brings them. */
  let isStale = false;
  const change = (more: Partial<ChannelState>): void => subject.set({ ...subject.get(), ...more });

  const page = async (
    busy: NonNullable<ChannelState['busy']>,
    place: Place,
    shown: (page: ChatMessagesView, now: ChannelState) => Partial<ChannelState>,
  ): Promise<boolean> => {
    request += 1;
    const mine = request;
    change({ busy, failure: null });
    try {
      const answer = await load(place);
      if (mine !== request || answer === undefined) return false;
      const now = subject.get();
      const next = { ...now, ...shown(answer, now) };
      // What it has already, it has as it is by then, also where others quote it.
      const missing = lately.filter(({ position }) => position > answer.position);
      subject.set({ ...next, ...withItems(next, missing), busy: null });
      return true;
    } catch (why) {
      if (!isFailure(why)) throw why;
      if (mine === request) change({ busy: null, failure: { of: busy, place, why } });
      return false;
    }
  };

  const open = (place: Place): Promise<boolean> =>
    page('open', place, ({ items, older, newer, people }, { opened }) => {
      isStale = false;
      return { items, older, newer, people, place, opened: opened + 1, firstIndex: FIRST_INDEX };
    });

  return {
    get: subject.get,
    subscribe: subject.subscribe,
    open,
    loadOlder: async () => {
      const { items, older, busy } = subject.get();
      const [first] = items;
      if (!older || busy !== null || !first) return;
      await page('older', { before: first.key }, (answer, now) => {
        const next = withOlder(now, answer);
        return { ...next, firstIndex: now.firstIndex - (next.items.length - now.items.length) };
      });
    },
    loadNewer: async () => {
      const { items, newer, busy } = subject.get();
      const last = items.at(-1);
      if (!newer || busy !== null || !last) return;
      if (isStale) await open({});
      else await page('newer', { after: last.key }, (answer, now) => withNewer(now, answer));
    },
    missed: async () => {
      if (subject.get().opened === 0) return;
      isStale = true;
      change({ newer: true });
      await open({});
    },
    receive: (items) => {
      const now = subject.get();
      lately = [...lately, ...items].slice(-LATELY);
      if (now.opened > 0) change(withItems(now, items));
    },
  };
};
