import * as fc from 'fast-check';
import type { PlaceCommand } from './commands';
import { decide } from './decide';
import { nextDue } from './due';
import { evolve } from './evolve';
import { bringsPlaces, limitOf, type PlaceFact } from './facts';
import { holdFor } from './holds';
import { historyFor, historyOf } from './history';
import { emptyOverview, overviewAfter } from './overview';
import { fullFor, heldOf, initialPlaces, type Places, type PlacesState } from './state';
import { Life } from './testing/life';
import { lives } from './testing/scripts';

const runs = { numRuns: process.env['FIELDHOUSE_LONG'] === '1' ? 5_000 : 100, seed: 7 };

/** Looks at a list after every fact and every command of any life. */
const everywhere = (
  look: (step: {
    readonly life: Life;
    readonly before: Places;
    readonly facts: readonly PlaceFact[];
  }) => void,
): number => {
  let steps = 0;
  fc.assert(
    fc.property(lives, (script) => {
      const life = new Life(script);
      for (const move of script.moves) {
        life.wait(move);
        const before = life.places;
        const { facts } = life.ask(life.commandOf(move));
        look({ life, before, facts });
        steps += 1;
      }
    }),
    runs,
  );
  return steps;
};

describe('in any life of a list of places', () => {
  it('no more is held than there is, in all and in any category, offers included, after every single fact but those of lowering', () => {
    const steps = everywhere(({ before, facts }) => {
      let state: PlacesState = before;
      for (const [i, fact] of facts.entries()) {
        state = evolve(state, fact);
        const next = facts[i + 1]?.type;
        if (next !== 'MovedDown' && next !== 'OfferTakenBack') expectWithin(state);
      }
    });
    expect(steps).toBeGreaterThan(1_500);
  });

  it('its overview is that of the whole', () => {
    const steps = everywhere(({ life: { facts, places } }) => {
      const { list, offered, capacity, holders } = places;
      expect(facts.reduce(overviewAfter, emptyOverview)).toStrictEqual({
        ...{ list, offered, capacity },
        holders: holders.length,
      });
    });
    expect(steps).toBeGreaterThan(1_500);
  });

  it('everybody is in one place: on the list once, or with a place, or gone', () => {
    const steps = everywhere(({ life: { places } }) => {
      const { list, holders, offered, entries } = places;
      const together = [...list, ...holders];
      expect(new Set(together).size).toBe(together.length);
      for (const [entryId, { state, offer }] of entries) {
        expect(list.includes(entryId)).toBe(['waiting', 'offered', 'expired'].includes(state));
        expect(holders.includes(entryId)).toBe(state === 'accepted');
        expect(offered.includes(entryId)).toBe(state === 'offered');
        expect(offer !== null).toBe(state === 'offered');
      }
    });
    expect(steps).toBeGreaterThan(1_500);
  });

  it('nobody waits whom there is room for, but before a draw, after the start, in a race and by hand', () => {
    let timed = 0;
    everywhere(({ life: { places, now } }) => {
      const { settings, capacity, list, entries, drawn } = places;
      const { kind } = settings.mode;
      const byItself = kind === 'timed_offer' || kind === 'auto_register' || drawn;
      if (!byItself || now >= settings.startsAt) return;
      const held = heldOf(places);
      const waits = list.filter((entryId) => {
        const entry = entries.get(entryId);
        return entry?.state === 'waiting' && fullFor(capacity, held, entry.categories) === null;
      });
      expect(waits).toStrictEqual([]);
      timed += 1;
    });
    expect(timed).toBeGreaterThan(500);
  });

  it('facts alone make the state, stored and read again too', () => {
    const steps = everywhere(({ life }) => {
      const stored = JSON.parse(JSON.stringify(life.facts)) as PlaceFact[];
      expect(stored.reduce<PlacesState>(evolve, initialPlaces)).toStrictEqual(life.state);
    });
    expect(steps).toBeGreaterThan(1_500);
  });

  it('a change of anybody is explained: a fact of the decision names them, or a place came free for those who had missed one', () => {
    let changes = 0;
    everywhere(({ life, before, facts }) => {
      const { places } = life;
      const named = new Set(facts.flatMap((fact) => ('entryId' in fact ? [fact.entryId] : [])));
      for (const fact of facts)
        if ('entryIds' in fact) for (const entryId of fact.entryIds) named.add(entryId);
      for (const [entryId, entry] of places.entries) {
        const old = before.entries.get(entryId);
        if (old?.state === entry.state && old.confirmed === entry.confirmed) continue;
        changes += 1;
        const isAskedAgain = old?.state === 'expired' && facts.some(bringsPlaces);
        expect(named.has(entryId) || isAskedAgain).toBe(true);
        if (named.has(entryId)) expect(historyFor(life.facts, entryId)).not.toStrictEqual([]);
      }
      const order = before.list.filter((entryId) => places.list.includes(entryId));
      const moved = facts.some(({ type }) =>
        ['EntryMoved', 'MovedDown', 'OfferExpired', 'ListDrawn', 'EntryJoined'].includes(type),
      );
      if (!moved) expect(places.list.filter((entryId) => order.includes(entryId))).toStrictEqual(order);
    });
    expect(changes).toBeGreaterThan(700);
  });

  it('the history of one names no other, and that of all has every step of each', () => {
    let told = 0;
    fc.assert(
      fc.property(lives, (script) => {
        const life = new Life(script);
        for (const move of script.moves) {
          life.wait(move);
          life.ask(life.commandOf(move));
        }
        const ids = [...life.places.entries.keys()];
        const whole = historyOf(life.facts);
        for (const own of ids) {
          const steps = historyFor(life.facts, own);
          const names = JSON.stringify(steps).match(/"e\d+"/g) ?? [];
          expect(names).toStrictEqual([]);
          const inWhole = whole.flatMap(({ entryId, ...step }) => (entryId === own ? [step] : []));
          const noticed = ['rank_changed', 'race_opened', 'opened_to_all', 'grab_opened'];
          expect(steps.filter(({ code }) => !noticed.includes(code))).toStrictEqual(inWhole);
          told += steps.length;
        }
      }),
      runs,
    );
    expect(told).toBeGreaterThan(1_200);
  });

  it('a tick is the same late or at each instant that is due, and twice is once', () => {
    let dues = 0;
    everywhere(({ life: { state, now } }) => {
      const until = new Date(Date.parse(now) + 2 * 86_400_000).toISOString();
      const late = tick(state, until);
      expect(tick(late.reduce(evolve, state), until)).toStrictEqual([]);
      let one = state;
      const inTime: PlaceFact[] = [];
      for (let due = nextDue(one); due !== null && due <= until; due = nextDue(one)) {
        const facts = tick(one, due);
        expect(facts.length).toBeGreaterThan(0);
        inTime.push(...facts);
        one = facts.reduce(evolve, one);
        expect(tick(one, due)).toStrictEqual([]);
        dues += 1;
      }
      // Whoever is offered a place by that may answer from then on, and has not missed it.
      expect(withoutOffers(inTime, state)).toStrictEqual(withoutOffers(late, state));
    });
    expect(dues).toBeGreaterThan(500);
  });

  it('nobody misses an offer that they never had, and each has its whole time from when it is said', () => {
    let offers = 0;
    everywhere(({ life: { state, places } }) => {
      const until = new Date(Date.parse(nextDue(state) ?? places.at) + 9 * 3_600_000).toISOString();
      for (const fact of tick(state, until)) {
        if (fact.type === 'OfferExpired') expect(places.offered).toContain(fact.entryId);
        if (fact.type !== 'PlaceOffered') continue;
        expect(fact.at).toBe(until);
        const { holdUntil, paused } = fact;
        expect({ holdUntil, paused }).toStrictEqual(holdFor(places.settings, until));
        offers += 1;
      }
    });
    expect(offers).toBeGreaterThan(15);
  });

  it('what comes is decided or refused, and never throws', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('e0', '__proto__', '2026-06-01T10:00:00Z', '+275760-09-13'),
    );
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(NaN, Infinity, -0, 2 ** 60));
    const capacity = fc.record({ total: number, categories: fc.dictionary(text, number, { maxKeys: 3 }) });
    const command = fc.oneof(
      fc.record({
        type: fc.constant('join' as const),
        entryId: text,
        categories: fc.array(text),
        turns: number,
      }),
      fc.record({ type: fc.constant('move' as const), entryId: text, to: number }),
      fc.record({ type: fc.constant('setCapacity' as const), capacity }),
      fc.record({ type: fc.constant('setStart' as const), startsAt: text }),
      fc.record({ type: fc.constant('setZone' as const), zone: text }),
      fc.record({ type: fc.constantFrom('accept', 'decline', 'withdraw', 'grab', 'confirm'), entryId: text }),
    ) as fc.Arbitrary<PlaceCommand>;
    let refused = 0;
    fc.assert(
      fc.property(lives, fc.array(fc.tuple(command, text), { maxLength: 10 }), (script, commands) => {
        const life = new Life(script);
        for (const [one, at] of commands) {
          const { facts, rejected } = decide(life.state, one, at);
          refused += Number(rejected !== null);
          life.state = facts.reduce(evolve, life.state);
          expectWithin(life.state);
        }
        const settings = {
          ...script.settings,
          zone: commands[0]?.[1] ?? '',
          startsAt: commands[1]?.[1] ?? '',
        };
        const open = decide(null, { type: 'open', settings, capacity: script.capacity }, script.openedAt);
        expect(open.rejected?.code).toBe('settings_invalid');
      }),
      runs,
    );
    expect(refused).toBeGreaterThan(200);
  });
});

const tick = (state: PlacesState, at: string): readonly PlaceFact[] =>
  decide(state, { type: 'tick' }, at).facts;

/** What does not follow from offers that are made meanwhile; of those that end only whose they were, and when. */
const withoutOffers = (facts: readonly PlaceFact[], before: PlacesState): readonly unknown[] =>
  facts.flatMap((fact): readonly unknown[] => {
    if (fact.type === 'PlaceOffered' || fact.type === 'OpenedToAll') return [];
    if (fact.type !== 'OfferExpired') return [fact];
    const { entryId, at, offeredAt } = fact;
    return before?.entries.get(entryId)?.offer?.at === offeredAt ? [{ entryId, at, offeredAt }] : [];
  });

const expectWithin = (state: PlacesState): void => {
  if (state === null) return;
  const held = heldOf(state);
  expect(held.total).toBeLessThanOrEqual(state.capacity.total);
  for (const [key, count] of held.categories)
    expect(count).toBeLessThanOrEqual(limitOf(state.capacity, key) ?? Infinity);
};
