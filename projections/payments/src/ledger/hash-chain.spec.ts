import { HashChains, type Chained } from './hash-chain';

const event = (streamId: string, revision: number, day: string, more: Partial<Chained> = {}): Chained => ({
  ...{ id: `${streamId}@${revision}`, streamId, revision, type: 'CardPaid', data: { amountMinor: 5 } },
  metadata: { occurredAt: `${day}T12:00:00.000Z` },
  ...more,
});
const log = [
  event('invoice-a', 0, '2026-03-01'),
  event('invoice-b', 0, '2026-03-01'),
  event('invoice-a', 1, '2026-03-02'),
  event('invoice-b', 1, '2026-03-03'),
];
const chainsOf = (events: readonly Chained[]): HashChains => {
  const chains = new HashChains();
  for (const one of events) chains.add(one);
  return chains;
};
const kept = chainsOf(log).roots();
const breaksOf = (events: readonly Chained[]) => chainsOf(events).breaks(kept);

describe('the chains of money streams', () => {
  it('hold as long as nothing is changed, and go on with what comes', () => {
    expect(breaksOf(log)).toEqual([]);
    expect(
      breaksOf([...log, event('invoice-a', 2, '2026-03-03'), event('invoice-c', 0, '2026-03-04')]),
    ).toEqual([]);
    expect(Object.keys(kept)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  });

  it('break where an event was changed, by stream and day', () => {
    const [first, ...others] = log;
    if (!first) throw new Error('the log is empty');
    expect(breaksOf([{ ...first, data: { amountMinor: 6 } }, ...others])).toEqual([
      { broken: 'head', streamId: 'invoice-a', day: '2026-03-01', revision: 0 },
      { broken: 'head', streamId: 'invoice-a', day: '2026-03-02', revision: 1 },
    ]);
    for (const more of [{ id: 'x' }, { type: 'X' }, { metadata: { occurredAt: '2026-03-01T12:00:00.001Z' } }])
      expect(breaksOf([{ ...first, ...more }, ...others])).not.toEqual([]);
  });

  it('break where an event was left out', () => {
    expect(breaksOf(log.filter(({ id }) => id !== 'invoice-b@1'))).toEqual([
      { broken: 'gone', streamId: 'invoice-b', day: '2026-03-03', revision: 1 },
    ]);
    expect(breaksOf(log.filter(({ id }) => id !== 'invoice-a@0'))).toEqual(
      expect.arrayContaining([{ broken: 'gap', streamId: 'invoice-a', revision: 0 }]),
    );
    expect(breaksOf(log.filter(({ streamId }) => streamId !== 'invoice-b'))).toEqual(
      expect.arrayContaining([{ broken: 'gone', streamId: 'invoice-b', day: '2026-03-01', revision: 0 }]),
    );
  });

  it('break where an event was put into a day that was over', () => {
    expect(breaksOf([...log, event('invoice-c', 0, '2026-03-01')])).toEqual([
      { broken: 'root', day: '2026-03-01' },
    ]);
  });
});
