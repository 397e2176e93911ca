import { drawnOrder, lotOf } from './lots';

const entries = ['a', 'b', 'c'].map((entryId) => ({ entryId, turns: 0 }));

describe('lots', () => {
  it('are what the README says, so that anybody can check them', () => {
    expect(
      [lotOf('', ''), lotOf('seed', 'a'), lotOf('seed', 'é')].map((lot) => lot.toString(16)),
    ).toStrictEqual(['80e795202020c51', '8249eafb514568b1', '3da2d136e61a637b']);
  });

  it('do not depend on the order in which entries came', () => {
    for (let seed = 0; seed < 50; seed += 1)
      expect(drawnOrder([...entries].reverse(), `${seed}`)).toStrictEqual(drawnOrder(entries, `${seed}`));
  });

  it('give every order its share: 60,000 draws of three', () => {
    const times = new Map<string, number>();
    for (let seed = 0; seed < 60_000; seed += 1) {
      const order = drawnOrder(entries, `draw-${seed}`).join('');
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    expect(times.size).toBe(6);
    for (const count of times.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('decide among those who had equally many turns', () => {
    const turns = [
      { entryId: 'a', turns: 2 },
      { entryId: 'b', turns: 0 },
      { entryId: 'c', turns: 1 },
    ];
    expect(drawnOrder(turns, 'any')).toStrictEqual(['b', 'c', 'a']);
  });
});
