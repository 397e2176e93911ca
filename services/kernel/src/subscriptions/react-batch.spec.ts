import type { RecordedEvent } from '../events/recorded-event';
import { recorded } from '../testing/recorded';
import { asks, type AnyProcess } from './process';
import { reactTo, type KeptState } from './react-batch';

/** Remembers the largest amount, and tells of each what that is. */
const largest: AnyProcess = {
  ...{ name: 'largest', categories: ['counter'], startFrom: 'beginning' },
  state: {
    keyOf: () => 'c1',
    initial: 0,
    evolve: (most, { data }) => Math.max(most as number, (data as { readonly by: number }).by),
  },
  react: (_, most) => [asks({ aggregate: 'counter', id: 'c1', request: { type: `most-${String(most)}` } })],
};
const counted = (...amounts: readonly number[]): readonly RecordedEvent[] =>
  recorded(amounts.map((by) => ({ type: 'Counted', data: { by } })));
const askedBy = (states: Map<string, KeptState>, event: RecordedEvent | undefined) =>
  event ? reactTo(largest, states, event).effects.length : null;

describe('a reaction with a state', () => {
  it('keeps what has changed, with where, and acts on it once', () => {
    const states = new Map<string, KeptState>();
    const [first] = counted(5);
    expect(askedBy(states, first)).toBe(1);
    expect(states.get('c1')).toMatchObject({ state: 5 });
    expect(askedBy(states, first)).toBe(0);
  });

  it('keeps nothing where nothing has changed, and acts again', () => {
    const states = new Map<string, KeptState>();
    const [nothing, first, less] = counted(0, 5, 2);
    expect(askedBy(states, nothing)).toBe(1);
    expect(states.size).toBe(0);
    askedBy(states, first);
    const kept = states.get('c1');
    expect(askedBy(states, less)).toBe(1);
    expect(states.get('c1')).toBe(kept);
    expect(askedBy(states, less)).toBe(1);
  });
});
