import { withChanges } from '@fieldhouse/api-contract';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { LiveDocuments, type LiveStep } from './live-documents';

type Added = { readonly type: 'Added'; readonly data: { readonly by: number } };
type Sum = { readonly total: number; readonly seen: readonly number[] };

const event = (revision: number, by: number, commandId = `c${revision}`): RecordedEvent<Added> =>
  ({ type: 'Added', data: { by }, revision, metadata: { commandId } }) as unknown as RecordedEvent<Added>;
const fold = ({ total, seen }: Sum, { data, revision }: RecordedEvent<Added>): Sum => ({
  total: total + data.by,
  seen: [...seen, revision],
});
const start: Sum = { total: 0, seen: [] };

const setUp = (log: RecordedEvent<Added>[] = [], readModelAt = -1) => {
  const told: LiveStep[] = [];
  const live = new LiveDocuments<Sum, Added>({
    load: () =>
      Promise.resolve({
        document: log.filter(({ revision }) => revision <= readModelAt).reduce(fold, start),
        revision: readModelAt,
      }),
    eventsAfter: (_, after) => Promise.resolve(log.filter(({ revision }) => revision > after)),
    fold,
    onStep: (_, step) => told.push(step),
  });
  const happen = (...events: RecordedEvent<Added>[]): Promise<void> => {
    log.push(...events);
    return live.apply('k', events);
  };
  return { live, told, happen, log };
};

describe('live documents', () => {
  it('tell each command as one difference', async () => {
    const { live, told, happen } = setUp();
    await live.join('k');
    await happen(event(0, 1), event(1, 2, 'both'), event(2, 3, 'both'));
    expect(told.map(({ from, revision }) => [from, revision])).toEqual([
      [-1, 0],
      [0, 2],
    ]);
    expect(told.reduce((sum, { changes }) => withChanges(sum, changes), start)).toEqual({
      total: 6,
      seen: [0, 1, 2],
    });
  });

  it('answer whoever comes back with the steps since what they have', async () => {
    const { live, happen } = setUp();
    await live.join('k');
    await happen(event(0, 1));
    await happen(event(1, 2));
    await happen(event(2, 3));
    const answer = await live.join('k', 0);
    expect('steps' in answer && answer.steps.map(({ from }) => from)).toEqual([0, 1]);
    expect(await live.join('k', 2)).toEqual({ revision: 2, steps: [] });
  });

  it('answer with the document itself where the steps are forgotten', async () => {
    const { live } = setUp([event(0, 1), event(1, 2)], 1);
    expect(await live.join('k', 0)).toEqual({ revision: 1, document: { total: 3, seen: [0, 1] } });
  });

  it('are as new as the log however late the read model is', async () => {
    const { live } = setUp([event(0, 1), event(1, 2), event(2, 4)], 0);
    expect(await live.join('k', -1)).toEqual({ revision: 2, document: { total: 7, seen: [0, 1, 2] } });
  });

  it('pass over what they hold and read what they missed', async () => {
    const { live, told, log } = setUp([event(0, 1)], 0);
    await live.join('k', 0);
    await live.apply('k', [event(0, 1)]);
    expect(told).toEqual([]);
    log.push(event(1, 2), event(2, 3));
    await live.apply('k', [event(2, 3)]);
    expect(told.map(({ from, revision }) => [from, revision])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('keep nothing of what nobody looks at', async () => {
    const { live, told, happen } = setUp();
    await live.join('k');
    live.leave('k');
    await happen(event(0, 1));
    expect([told, live.has('k')]).toEqual([[], false]);
  });
});
