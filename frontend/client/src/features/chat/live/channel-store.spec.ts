import type { ChatItemView, ChatMessagesView } from '@fieldhouse/api-contract';
import fc from 'fast-check';
import { keyOf, message, messagesPage, positionOf } from '../../../../test/chat-samples';
import type { Failure } from '../../../shared/api/problem';
import { createChannelStore, type Place } from './channel-store';

const offline: Failure = {
  ...{ type: 'about:blank', status: 0, code: 'offline', title: 'No connection', correlationId: '' },
  retryAfterSeconds: null,
};

/** A service that answers as its log stands when it is asked, or in a while. */
const service = (count: number, pageSize = 3) => {
  const log: ChatItemView[] = Array.from({ length: count }, (_, n) => message(n + 1));
  const asked: Place[] = [];
  const read = ({ before, after, around }: Place): ChatMessagesView => {
    const at = log.findIndex(({ id }) => id === around);
    const newest = before === undefined ? log : log.filter(({ key }) => key < before);
    const items =
      after !== undefined
        ? log.filter(({ key }) => key > after).slice(0, pageSize)
        : at !== -1
          ? log.slice(Math.max(0, at - 1), at + 2)
          : newest.slice(-pageSize);
    const [first, last] = [items[0]?.key ?? '', items.at(-1)?.key ?? ''];
    return messagesPage(items, {
      position: log.map(({ position }) => position).reduce((a, b) => (a > b ? a : b), ''),
      older: log.some(({ key }) => key < first),
      newer: log.some(({ key }) => key > last),
    });
  };
  const load = (place: Place): Promise<ChatMessagesView> => {
    asked.push(place);
    return Promise.resolve(read(place));
  };
  return { log, asked, load, read };
};
const idsOf = (store: ReturnType<typeof createChannelStore>): readonly string[] =>
  store.get().items.map(({ id }) => id);

it('opens at the newest and puts older pages before it, whose numbers fall', async () => {
  const { load, asked } = service(7);
  const store = createChannelStore(load);
  await store.open({});
  expect(idsOf(store)).toEqual(['m5', 'm6', 'm7']);
  const { firstIndex } = store.get();
  await store.loadOlder();
  await store.loadOlder();
  expect(idsOf(store)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7']);
  expect(store.get()).toMatchObject({ firstIndex: firstIndex - 4, older: false, opened: 1 });
  await store.loadOlder();
  expect(asked).toHaveLength(3);
});

it('goes to another place, and on from there to the newest', async () => {
  const { load, log } = service(9);
  const store = createChannelStore(load);
  await store.open({});
  await store.open({ around: 'm3' });
  log.push(message(10));
  expect(store.get()).toMatchObject({ opened: 2, older: true, newer: true });
  store.receive([message(10)]);
  expect(idsOf(store)).toEqual(['m2', 'm3', 'm4']);
  await store.loadNewer();
  await store.loadNewer();
  expect(idsOf(store)).toEqual(['m2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10']);
  store.receive([message(11)]);
  expect(idsOf(store).at(-1)).toBe('m11');
});

it('asks for one page at a time', async () => {
  const { load, asked } = service(9);
  const store = createChannelStore(load);
  await store.open({});
  await Promise.all([store.loadOlder(), store.loadOlder()]);
  expect(asked).toHaveLength(2);
});

it('takes the newer view of an item, whichever comes first', async () => {
  const { load } = service(3);
  const store = createChannelStore(load);
  await store.open({});
  const edited = message(2, { text: 'Edited', position: positionOf(50) });
  store.receive([edited]);
  store.receive([message(2, { text: 'Before', position: positionOf(40) })]);
  expect(store.get().items[1]).toEqual(edited);
  expect(idsOf(store)).toEqual(['m1', 'm2', 'm3']);
});

it('leaves alone what lies before the stretch, which its page will bring', async () => {
  const { load } = service(7);
  const store = createChannelStore(load);
  await store.open({});
  store.receive([message(2, { text: 'Edited', position: positionOf(50) })]);
  expect(idsOf(store)).toEqual(['m5', 'm6', 'm7']);
});

it('misses nothing that is told while a page, or an old one, is on its way', async () => {
  const { load, log, read } = service(4);
  let answer: (page: ChatMessagesView) => void = () => undefined;
  const pages = [() => load({}), () => new Promise<ChatMessagesView>((done) => (answer = done))];
  const store = createChannelStore(() => (pages.shift() ?? (() => load({})))());
  await store.open({});
  const stale = read({ before: keyOf(2) });
  const older = store.loadOlder();
  store.receive([message(1, { text: 'Edited', position: positionOf(60) }), message(5)]);
  answer(stale);
  await older;
  expect(idsOf(store)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  expect(store.get().items[0]).toMatchObject({ text: 'Edited' });
  // A read model that is behind does not take back what was told.
  expect(log).toHaveLength(4);
  await store.open({});
  expect(idsOf(store)).toEqual(['m2', 'm3', 'm4', 'm5']);
});

it('quotes what its page knows better than what was told before', async () => {
  const reply = { messageId: 'm1', authorId: 'kim', text: 'Message 1', attachments: [] };
  const store = createChannelStore(() =>
    Promise.resolve(
      messagesPage([message(2, { reply: { ...reply, text: null } })], {
        ...{ position: positionOf(70), older: true },
      }),
    ),
  );
  store.receive([message(1, { text: 'Edited', position: positionOf(60) })]);
  await store.open({});
  expect(store.get().items).toMatchObject([{ reply: { text: null } }]);
  store.receive([message(1, { text: 'Kept', position: positionOf(80) })]);
  expect(store.get().items).toMatchObject([{ reply: { text: 'Kept' } }]);
});

it('lets the later of two jumps win', async () => {
  const { load } = service(9);
  const answers: (() => void)[] = [];
  const store = createChannelStore(
    (place) => new Promise((done) => answers.push(() => void load(place).then(done))),
  );
  const jumps = [store.open({ around: 'm2' }), store.open({ around: 'm8' })];
  answers.reverse().forEach((answer) => answer());
  expect(await Promise.all(jumps)).toEqual([false, true]);
  expect(idsOf(store)).toEqual(['m7', 'm8', 'm9']);
});

it('shows what the device has until the first page comes, and says why none does', async () => {
  const store = createChannelStore(() => Promise.reject(offline), [message(1)]);
  expect(idsOf(store)).toEqual(['m1']);
  expect(await store.open({})).toBe(false);
  expect(store.get()).toMatchObject({ opened: 0, busy: null, failure: { of: 'open', why: offline } });
  expect(idsOf(store)).toEqual(['m1']);
});

it('shows no hole where so much was missed that its page does not come', async () => {
  const { load, log } = service(5);
  let isAway = false;
  const store = createChannelStore((place) => (isAway ? Promise.reject(offline) : load(place)));
  await store.missed();
  expect(store.get()).toMatchObject({ opened: 0, busy: null });
  await store.open({});
  log.push(...[6, 7, 8].map((n) => message(n)));
  isAway = true;
  await store.missed();
  store.receive([message(8)]);
  expect(idsOf(store)).toEqual(['m3', 'm4', 'm5']);
  expect(store.get()).toMatchObject({ newer: true, failure: { of: 'open', place: {}, why: offline } });
  isAway = false;
  // Not only what is new: what was shown may have changed.
  await store.loadNewer();
  expect(store.get()).toMatchObject({ newer: false, failure: null });
  expect(idsOf(store)).toEqual(['m6', 'm7', 'm8']);
});

it('has every message once and in order, however pages, news and changes mix', async () => {
  const steps = fc.array(fc.constantFrom('older', 'newer', 'news', 'change', 'jump', 'end'), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(8), async (all, at) => {
      const { load, log } = service(12);
      const store = createChannelStore(load);
      await store.open({});
      let position = 100;
      for (const step of all) {
        if (step === 'older') await store.loadOlder();
        else if (step === 'newer') await store.loadNewer();
        else if (step === 'jump') await store.open({ around: `m${at + 1}` });
        else if (step === 'end') await store.open({});
        else if (step === 'news') {
          const item = message(log.length + 1);
          log.push(item);
          store.receive([item]);
        } else {
          position += 1;
          const changed = message(at + 1, { text: `${position}`, position: positionOf(position) });
          log[at] = changed;
          store.receive([changed]);
        }
      }
      const { items, older, newer } = store.get();
      const from = log.findIndex(({ id }) => id === items[0]?.id);
      expect(items).toEqual(log.slice(from, from + items.length));
      expect([older, newer]).toEqual([from > 0, from + items.length < log.length]);
    }),
  );
});
