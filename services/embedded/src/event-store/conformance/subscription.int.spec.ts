import {
  eventTypeFilter,
  jsonEvent,
  streamNameFilter,
  UnknownError,
  type AllStreamSubscription,
  type Position,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  all,
  connect,
  failureOf,
  idsOf,
  newStream,
  picked,
  picks,
  revisionsOf,
  take,
  type StoreUnderTest,
} from './store-under-test';

describe('subscribing to $all', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  const append = (stream: string, events: Parameters<StoreUnderTest['client']['appendToStream']>[1]) =>
    store.client.appendToStream(stream, events);
  const caughtUp = (subscription: AllStreamSubscription) => once(subscription, 'caughtUp');

  describe('without a filter', () => {
    it('starts after the given position, which is not part of it', async () => {
      const stream = newStream();
      await append(stream, picks(3));
      const [first] = await all(store.client.readStream(stream, { maxCount: 1 }));
      const fromPosition = first?.event?.position ?? 'start';
      const seen = await take(store.client.subscribeToAll({ fromPosition }), 2);
      expect(seen.map(({ event }) => event?.streamId)).toEqual([stream, stream]);
      expect(revisionsOf(seen)).toEqual([1, 2]);
    });

    it('gives what is stored, says that it caught up, and goes on with what comes', async () => {
      const category = `c${randomUUID()}`;
      const stream = newStream(category);
      const events = picks(700);
      await append(stream, events);
      const subscription = store.client.subscribeToAll({
        filter: streamNameFilter({ prefixes: [`${category}-`] }),
      });
      let beforeCatchUp = 0;
      subscription.once('caughtUp', () => (beforeCatchUp = seen.length));
      const seen: string[] = [];
      const whole = new Promise<void>((resolve) => {
        subscription.on('data', ({ event }) => void (seen.push(event?.id ?? '') === 750 && resolve()));
      });
      await caughtUp(subscription);
      const live = picks(50);
      await Promise.all(live.map((event) => append(stream, event)));
      await whole;
      await subscription.unsubscribe();
      expect(seen).toEqual([...events, ...live].map(({ id }) => id));
      expect(beforeCatchUp).toBeGreaterThan(600);
    });

    it('gives only new events when it starts at the end', async () => {
      const stream = newStream();
      await append(stream, picks(2));
      const subscription = store.client.subscribeToAll({
        fromPosition: 'end',
        filter: streamNameFilter({ prefixes: [stream] }),
      });
      await caughtUp(subscription);
      const event = picked(2);
      await append(stream, event);
      expect(idsOf(await take(subscription, 1))).toEqual([event.id]);
    });

    it('loses and doubles nothing when it starts in the middle of writing', async () => {
      const stream = newStream();
      const filter = streamNameFilter({ prefixes: [stream] });
      const events = picks(500);
      const writing = (async () => {
        // Never more at once than the server keeps for a live subscriber.
        for (let at = 0; at < events.length; at += 25)
          await Promise.all(events.slice(at, at + 25).map((event) => append(stream, event)));
      })();
      const seen = await Promise.all(
        [0, 1, 2, 3].map(() => take(store.client.subscribeToAll({ filter }), 500)),
      );
      await writing;
      for (const one of seen) expect(idsOf(one)).toEqual(events.map(({ id }) => id));
    });

    const burst = async (events: number, prefix: string): Promise<unknown> => {
      const subscription = store.client.subscribeToAll({
        fromPosition: 'end',
        filter: streamNameFilter({ prefixes: [prefix] }),
      });
      await caughtUp(subscription);
      const taken = failureOf(take(subscription, 60));
      await append(newStream('other'), picks(200));
      await append(newStream(prefix), picks(events));
      return taken;
    };

    it('drops a live subscriber for whom one append has more events than are kept for it', async () => {
      expect(await burst(239, `b${randomUUID()}`)).toMatchObject({
        message: expect.stringMatching(/^10 ABORTED: .*Consumer too slow/s) as string,
      });
    });

    it('hands a live subscriber as many events as are kept for it, however many others come', async () => {
      expect(await burst(60, `b${randomUUID()}`)).toBeUndefined();
    });

    it('stops when it is left', async () => {
      const stream = newStream();
      const subscription = store.client.subscribeToAll({ fromPosition: 'end' });
      await caughtUp(subscription);
      const end = once(subscription, 'end');
      await subscription.unsubscribe();
      subscription.resume();
      await end;
      await expect(append(stream, picked(0))).resolves.toMatchObject({ success: true });
    });
  });

  describe('with a filter', () => {
    const category = `f${randomUUID()}`;
    const drafts = newStream(`${category}draft`);
    const teams = newStream(`${category}team`);
    const started = `Started${randomUUID()}`;
    beforeAll(async () => {
      await append(drafts, [jsonEvent({ type: started, data: {} }), ...picks(2)]);
      await append(teams, [jsonEvent({ type: `${started}Again`, data: {} }), ...picks(2)]);
    });

    it('takes streams by several prefixes', async () => {
      const filter = streamNameFilter({ prefixes: [`${category}team-`, `${category}draft-`] });
      const seen = await take(store.client.subscribeToAll({ filter }), 6);
      expect(seen.map(({ event }) => event?.streamId)).toEqual([drafts, drafts, drafts, teams, teams, teams]);
    });

    it('takes streams by a regular expression', async () => {
      const filter = streamNameFilter({ regex: `^${category}t.*-` });
      const seen = await take(store.client.subscribeToAll({ filter }), 3);
      expect(seen.map(({ event }) => event?.streamId)).toEqual([teams, teams, teams]);
    });

    it('takes events by a prefix of the type', async () => {
      const filter = eventTypeFilter({ prefixes: [started] });
      const seen = await take(store.client.subscribeToAll({ filter }), 2);
      expect(seen.map(({ event }) => event?.streamId)).toEqual([drafts, teams]);
    });

    it('takes events by a regular expression on the type', async () => {
      const filter = eventTypeFilter({ regex: `^${started}A` });
      const seen = await take(store.client.subscribeToAll({ filter }), 1);
      expect(seen.map(({ event }) => event?.streamId)).toEqual([teams]);
    });

    it('refuses an expression that is not one', async () => {
      const subscription = store.client.subscribeToAll({ filter: streamNameFilter({ regex: '(' }) });
      expect(await failureOf(take(subscription, 1))).toBeInstanceOf(UnknownError);
    });

    it('reports a checkpoint after each search window times interval, from which nothing is lost', async () => {
      const other = newStream(`${category}other`);
      const wanted = newStream(`${category}wanted`);
      const [last] = await all(
        store.client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 }),
      );
      const fromPosition = last?.event?.position ?? 'start';
      await append(other, picks(45));
      const event = picked(0);
      await append(wanted, event);
      const filter = { prefixes: [wanted], maxSearchWindow: 5, checkpointInterval: 4 };
      const checkpoints: Position[] = [];
      const subscription = store.client.subscribeToAll({
        fromPosition,
        filter: streamNameFilter({
          ...filter,
          checkpointReached: (_, position) => void checkpoints.push(position),
        }),
      });
      expect(idsOf(await take(subscription, 1))).toEqual([event.id]);
      const others = await all(store.client.readStream(other));
      const commitOf = (index: number): bigint => others[index]?.event?.position?.commit ?? -1n;
      const [first, second] = checkpoints;
      expect(first).toMatchObject({ prepare: 0n });
      expect(first?.commit).toBeGreaterThanOrEqual(commitOf(18));
      expect(second?.commit).toBeGreaterThanOrEqual(commitOf(38));
      expect(second?.commit).toBeLessThanOrEqual(commitOf(44));
      const resumed = store.client.subscribeToAll({
        fromPosition: checkpoints[1],
        filter: streamNameFilter(filter),
      });
      expect(idsOf(await take(resumed, 1))).toEqual([event.id]);
    });

    it('reports checkpoints of live events that it does not let through', async () => {
      const reached = new Promise<Position>((resolve) => {
        const filter = streamNameFilter({
          prefixes: ['nothing-'],
          maxSearchWindow: 10,
          checkpointReached: (_, position) => resolve(position),
        });
        const subscription = store.client.subscribeToAll({ fromPosition: 'end', filter });
        subscription.once('caughtUp', () => void append(newStream(), picks(10)));
        subscription.resume();
      });
      expect(await reached).toEqual({ commit: expect.any(BigInt), prepare: 0n });
    });
  });
});
