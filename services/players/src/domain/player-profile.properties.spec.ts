import { dayPart, jerseySize, playerAudience, sportCatalogue } from '@fieldhouse/api-contract';
import type { PlayerProfileEvent } from '@fieldhouse/events/players';
import fc from 'fast-check';
import type { PlayerProfileCommand } from './player-profile.commands';
import { playerProfileDecider as decider } from './player-profile.decider';
import { PlayerProfileError } from './player-profile.errors';

const accountId = 'ana';
const context = {
  actor: { kind: 'account', accountId },
  at: '2026-11-21T10:00:00.000Z',
  accountId,
  known: true,
} as const;
const dayAfter = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

const exception = fc
  .record({ first: fc.nat(60), days: fc.integer({ min: -1, max: 12 }), available: fc.boolean() })
  .map(({ first, days, available }) => ({
    from: dayAfter(first),
    to: dayAfter(first + days),
    available,
    note: '',
  }));
const parts = fc.array(fc.constantFrom(...dayPart.options), { maxLength: 3 });
const week = fc.record({
  mon: parts,
  tue: parts,
  wed: parts,
  thu: parts,
  fri: parts,
  sat: parts,
  sun: parts,
});
const sport = fc.constantFrom(...sportCatalogue).chain(({ key, positions }) =>
  fc.record({
    sport: fc.constant(key),
    positions: fc.array(fc.constantFrom(...positions.map(({ code }) => code)), { maxLength: 3 }),
    level: fc.option(fc.integer({ min: 0, max: 11 })),
    lookingForTeam: fc.boolean(),
    willingToSub: fc.boolean(),
  }),
);
const audience = fc.constantFrom(...playerAudience.options);
const audiences = fc.record({
  photo: audience,
  bio: audience,
  phone: audience,
  jerseySize: audience,
  sports: audience,
  availability: audience,
});
const text = fc.constantFrom('', 'one', 'another');
const details = fc.record({
  bio: text,
  area: text,
  phone: text,
  jerseySize: fc.option(fc.constantFrom(...jerseySize.options)),
});
const asked = fc.oneof(
  details.map((said) => ({ type: 'ChangePlayerDetails', details: said }) as const),
  fc.array(sport, { maxLength: 3 }).map((sports) => ({ type: 'ChangePlayedSports', sports }) as const),
  fc
    .record({ week, exceptions: fc.array(exception, { maxLength: 5 }) })
    .map((availability) => ({ type: 'ChangePlayerAvailability', availability }) as const),
  fc
    .record({ discoverable: fc.boolean(), audiences })
    .map((privacy) => ({ type: 'ChangePlayerPrivacy', privacy }) as const),
  fc.constantFrom('p1', 'p2').map((photoId) => ({ type: 'SetPlayerPhoto', photoId }) as const),
  fc.constant({ type: 'RemovePlayerPhoto' } as const),
);

/** What a command decides; null: it was refused. */
const decided = (
  command: PlayerProfileCommand,
  state: typeof decider.initialState,
): readonly PlayerProfileEvent[] | null => {
  try {
    return decider.decide(command, state);
  } catch (refusal) {
    if (refusal instanceof PlayerProfileError) return null;
    throw refusal;
  }
};

describe('whatever is asked of a profile', () => {
  it('adds nothing when it is asked again', () => {
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 12 }), (requests) => {
        let state = decider.initialState;
        for (const request of requests) {
          const command: PlayerProfileCommand = { ...context, ...request };
          const events = decided(command, state);
          if (events === null) continue;
          state = events.reduce(decider.evolve, state);
          expect(decided(command, state)).toEqual([]);
        }
      }),
    );
  });

  it('leaves exceptions that are in order and apart', () => {
    fc.assert(
      fc.property(week, fc.array(exception, { maxLength: 6 }), (usual, exceptions) => {
        const availability = { week: usual, exceptions };
        const events = decided(
          { ...context, type: 'ChangePlayerAvailability', availability },
          decider.initialState,
        );
        const overlaps = exceptions.some((one, index) =>
          exceptions.some((other, at) => at > index && one.from <= other.to && other.from <= one.to),
        );
        const backwards = exceptions.some(({ from, to }) => to < from);
        expect(events === null).toBe(overlaps || backwards);
        const { availability: kept } = (events ?? []).reduce(decider.evolve, decider.initialState);
        kept.exceptions.slice(1).forEach(({ from }, index) => {
          expect(from > (kept.exceptions[index]?.to ?? from)).toBe(true);
        });
      }),
    );
  });
});
