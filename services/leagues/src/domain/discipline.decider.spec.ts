import type { LeagueDisciplineEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import fc from 'fast-check';
import type { DisciplineAction, DisciplineCommand } from './discipline.commands';
import { disciplineDecider } from './discipline.decider';
import { suspendsOn } from '@fieldhouse/values';
import { suspensionAt, suspensionOn } from './discipline.state';

const { given } = specification(disciplineDecider);
const leagueId = 'l1';
/** A Tuesday evening in New York, which is Wednesday in Greenwich. */
const at = '2026-05-13T01:30:00.000Z';
const today = '2026-05-12';
/** Ana owns it, Ben is commissioner, Sam keeps the score, Tia the money; Cal leads a team, Dee plays. */
const league = {
  ...{ zone: 'America/New_York', staffIds: ['ana', 'ben'], scorekeeperIds: ['ana', 'ben', 'sam'] },
  memberAccountIds: ['ana', 'ben', 'sam', 'tia', 'cal'],
};
const command = (action: DisciplineAction, accountId = 'ana', when = at): DisciplineCommand => ({
  ...action,
  ...{ leagueId, league, actor: { kind: 'account', accountId }, at: when },
});
type Action<Type extends DisciplineAction['type']> = Extract<DisciplineAction, { type: Type }>;
const record = (change: Partial<Action<'RecordIncident'>> = {}): Action<'RecordIncident'> => ({
  ...{ type: 'RecordIncident', accountId: 'dee', day: today, kind: 'damage', words: 'Broke a bat.' },
  ...{ inLeague: true, newId: 'i1' },
  ...change,
});
const suspend = (change: Partial<Action<'SuspendPerson'>> = {}): Action<'SuspendPerson'> => ({
  ...{ type: 'SuspendPerson', accountId: 'dee', firstDay: '2026-05-13', lastDay: '2026-05-26' },
  ...{ reason: 'For the bat', incidentId: null, inLeague: true, newId: 's1' },
  ...change,
});
const takeBack: DisciplineAction = { type: 'TakeBackIncident', incidentId: 'i1', reason: 'Somebody else' };
const lift: DisciplineAction = { type: 'LiftSuspension', suspensionId: 's1', reason: 'Apologized' };

const recorded = (data: object = {}): LeagueDisciplineEvent => ({
  type: 'IncidentRecorded',
  data: {
    ...{ leagueId, accountId: 'dee', by: 'ana', incidentId: 'i1', kind: 'damage' },
    ...{ day: today, recordedAt: at, words: 'Broke a bat.' },
    ...data,
  },
});
const takenBack = (data: object = {}): LeagueDisciplineEvent => ({
  type: 'IncidentTakenBack',
  data: {
    ...{ leagueId, accountId: 'dee', by: 'ana', incidentId: 'i1', reason: 'Somebody else', takenBackAt: at },
    ...data,
  },
});
const suspended = (data: object = {}): LeagueDisciplineEvent => ({
  type: 'PersonSuspended',
  data: {
    ...{ leagueId, accountId: 'dee', by: 'ana', suspensionId: 's1' },
    ...{ firstDay: '2026-05-13', lastDay: '2026-05-26', reason: 'For the bat' },
    ...{ incidentId: null, suspendedAt: at },
    ...data,
  },
});
const lifted = (data: object = {}): LeagueDisciplineEvent => ({
  type: 'SuspensionLifted',
  data: {
    ...{ leagueId, accountId: 'dee', by: 'ana', suspensionId: 's1', liftedOn: today },
    ...{ reason: 'Apologized', liftedAt: at },
    ...data,
  },
});

describe('an incident', () => {
  it('is recorded by owners, commissioners and scorekeepers', () => {
    given().when(command(record())).then(recorded());
    given()
      .when(command(record(), 'sam'))
      .then(recorded({ by: 'sam' }));
    given().when(command(record(), 'tia')).thenRefused('not_scorekeeper', {});
    given().when(command(record(), 'cal')).thenRefused('not_scorekeeper', {});
    given()
      .when({ ...command(record(), 'dee'), isInsider: true })
      .thenRefused('not_scorekeeper', {});
  });

  it('is of today or before where the league is, and of somebody of the league', () => {
    given()
      .when(command(record({ day: '2026-04-01' })))
      .then(recorded({ day: '2026-04-01' }));
    given()
      .when(command(record({ day: '2026-05-13' })))
      .thenRefused('day_ahead', { today });
    given()
      .when(command(record({ day: '2026-05-13' }), 'ana', '2026-05-13T04:00:00.000Z'))
      .then(recorded({ day: '2026-05-13', recordedAt: '2026-05-13T04:00:00.000Z' }));
    given()
      .when(command(record({ inLeague: false })))
      .thenRefused('person_unknown', {});
  });

  it('is taken back by owners and commissioners, once, and stays on record', () => {
    given(recorded()).when(command(takeBack)).then(takenBack());
    given(recorded()).when(command(takeBack, 'sam')).thenRefused('not_league_staff', {});
    given(recorded(), takenBack()).when(command(takeBack)).thenRefused('incident_taken_back', {});
    given().when(command(takeBack)).thenRefused('incident_unknown', {});
  });
});

describe('a suspension', () => {
  it('is decided by owners and commissioners, through a day or until it is lifted', () => {
    given().when(command(suspend())).then(suspended());
    given()
      .when(command(suspend({ lastDay: null }), 'ben'))
      .then(suspended({ lastDay: null, by: 'ben' }));
    given().when(command(suspend(), 'sam')).thenRefused('not_league_staff', {});
    given()
      .when(command(suspend({ inLeague: false })))
      .thenRefused('person_unknown', {});
  });

  it('is for what is on record about the same person, and was not taken back', () => {
    const forIt = suspend({ incidentId: 'i1' });
    given(recorded())
      .when(command(forIt))
      .then(suspended({ incidentId: 'i1' }));
    given().when(command(forIt)).thenRefused('incident_unknown', {});
    given(recorded({ accountId: 'cal' }))
      .when(command(forIt))
      .thenRefused('incident_unknown', {});
    given(recorded(), takenBack()).when(command(forIt)).thenRefused('incident_taken_back', {});
  });

  it('ends no sooner than it begins, not before today, and within two years', () => {
    const days = (firstDay: string, lastDay: string) => command(suspend({ firstDay, lastDay }));
    given().when(days('2026-05-13', '2026-05-12')).thenRefused('days_reversed', {});
    given().when(days('2026-05-01', '2026-05-11')).thenRefused('days_over', {});
    given()
      .when(days(today, today))
      .then(suspended({ firstDay: today, lastDay: today }));
    given()
      .when(days(today, '2028-05-11'))
      .then(suspended({ firstDay: today, lastDay: '2028-05-11' }));
    given().when(days(today, '2028-05-12')).thenRefused('suspension_too_long', { years: 2 });
  });

  it('is one of a person on any day', () => {
    const other = { firstDay: '2026-05-13', lastDay: '2026-05-26' };
    given(suspended())
      .when(command(suspend({ firstDay: '2026-05-26', lastDay: null, newId: 's2' })))
      .thenRefused('already_suspended', other);
    given(suspended())
      .when(command(suspend({ firstDay: today, lastDay: '2026-05-13', newId: 's2' })))
      .thenRefused('already_suspended', other);
    given(suspended())
      .when(command(suspend({ firstDay: '2026-05-27', newId: 's2', lastDay: null })))
      .then(suspended({ firstDay: '2026-05-27', suspensionId: 's2', lastDay: null }));
    given(suspended({ lastDay: null }))
      .when(command(suspend({ firstDay: '2027-01-01', lastDay: '2027-01-02' })))
      .thenRefused('already_suspended', { firstDay: '2026-05-13', lastDay: null });
    given(suspended({ accountId: 'cal' }))
      .when(command(suspend()))
      .then(suspended());
  });

  it('is lifted with a reason from today on, before it is over, once', () => {
    given(suspended())
      .when(command(lift, 'ben'))
      .then(lifted({ by: 'ben' }));
    given(suspended()).when(command(lift, 'sam')).thenRefused('not_league_staff', {});
    given(suspended(), lifted()).when(command(lift)).thenRefused('suspension_over', {});
    // The last day is over at midnight where the league is.
    given(suspended())
      .when(command(lift, 'ana', '2026-05-27T03:59:59.000Z'))
      .then(lifted({ liftedOn: '2026-05-26', liftedAt: '2026-05-27T03:59:59.000Z' }));
    given(suspended())
      .when(command(lift, 'ana', '2026-05-27T04:00:00.000Z'))
      .thenRefused('suspension_over', {});
    given().when(command(lift)).thenRefused('suspension_unknown', {});
  });

  it('that was lifted leaves room for another one, but for the days on which it held', () => {
    const before = [suspended({ firstDay: '2026-05-01' }), lifted()];
    given(...before)
      .when(command(suspend({ firstDay: today, newId: 's2' })))
      .then(suspended({ firstDay: today, suspensionId: 's2' }));
    given(...before)
      .when(command(suspend({ firstDay: '2026-05-11', newId: 's2' })))
      .thenRefused('already_suspended', { firstDay: '2026-05-01', lastDay: '2026-05-26' });
  });
});

describe('nobody', () => {
  it('judges themselves', () => {
    given()
      .when(command(record({ accountId: 'sam' }), 'sam'))
      .thenRefused('own_case', {});
    given()
      .when(command(suspend({ accountId: 'ana' })))
      .thenRefused('own_case', {});
    given(recorded({ accountId: 'ana', by: 'ben' }))
      .when(command(takeBack))
      .thenRefused('own_case', {});
    given(suspended({ accountId: 'ana', by: 'ben' }))
      .when(command(lift))
      .thenRefused('own_case', {});
  });

  it('learns of a league that they have no part in', () => {
    given().when(command(record(), 'eve')).thenRefused('not_found', {});
    given()
      .when({ ...command(suspend()), league: null })
      .thenRefused('not_found', {});
    given()
      .when({ ...command(suspend()), actor: { kind: 'anonymous' } })
      .thenRefused('not_found', {});
  });
});

describe('who is suspended', () => {
  const { state } = given(suspended());
  const held = (when: string, accountId = 'dee', zone = league.zone) =>
    suspensionAt(state, accountId, zone, when) !== null;

  it('is so from the first minute of the first day through the last of the last, where the league is', () => {
    expect(held('2026-05-13T03:59:59.999Z')).toBe(false);
    expect(held('2026-05-13T04:00:00.000Z')).toBe(true);
    expect(held('2026-05-27T03:59:59.999Z')).toBe(true);
    expect(held('2026-05-27T04:00:00.000Z')).toBe(false);
    expect(held('2026-05-12T10:00:00.000Z', 'dee', 'Pacific/Kiritimati')).toBe(true);
    expect(held('2026-05-13T10:59:59.999Z', 'dee', 'Pacific/Pago_Pago')).toBe(false);
    expect(held('2026-05-20T12:00:00.000Z', 'cal')).toBe(false);
  });

  it('is so also where clocks change, and until it is lifted', () => {
    const { state: autumn } = given(suspended({ firstDay: '2026-11-01', lastDay: '2026-11-01' }));
    // A day of 25 hours.
    const isHeld = (when: string) => suspensionAt(autumn, 'dee', league.zone, when) !== null;
    expect(['03:59', '04:00'].map((time) => isHeld(`2026-11-01T${time}:00.000Z`))).toEqual([false, true]);
    expect(['04:59', '05:00'].map((time) => isHeld(`2026-11-02T${time}:00.000Z`))).toEqual([true, false]);
    const { state: open } = given(suspended({ lastDay: null }));
    expect(suspensionOn(open, 'dee', '2036-01-01')).toMatchObject({ lastDay: null });
    const { state: ended } = given(suspended({ lastDay: null }), lifted({ liftedOn: '2026-05-20' }));
    expect(suspensionOn(ended, 'dee', '2026-05-19')).not.toBeNull();
    expect(suspensionOn(ended, 'dee', '2026-05-20')).toBeNull();
  });
});

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

describe('suspensions in any order', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((n) => dayAfter('2026-05-01', n));
  const step = fc.oneof(
    fc.record({
      ask: fc.constant('suspend' as const),
      day,
      last: fc.option(day),
      whom: fc.constantFrom('cal', 'dee'),
    }),
    fc.record({ ask: fc.constant('lift' as const), nth: fc.nat({ max: 9 }) }),
  );

  it('are never two of one person on a day', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(day, step), { maxLength: 20 }), (steps) => {
        const events: LeagueDisciplineEvent[] = [];
        const inOrder = steps.sort(([a], [b]) => a.localeCompare(b));
        for (const [n, [now, one]] of inOrder.entries()) {
          const action: DisciplineAction =
            one.ask === 'lift'
              ? { ...lift, suspensionId: `s${one.nth}` }
              : suspend({ accountId: one.whom, firstDay: one.day, lastDay: one.last, newId: `s${n}` });
          try {
            events.push(
              ...given(...events)
                .when(command(action, 'ana', `${now}T16:00:00.000Z`))
                .events(),
            );
          } catch {
            // Refused: nothing has happened.
          }
        }
        const all = [...given(...events).state.suspensions.values()];
        for (let n = 0; n < 80; n += 1) {
          const at = dayAfter('2026-05-01', n);
          const held = all.filter((one) => suspendsOn(one, at)).map(({ accountId }) => accountId);
          expect(new Set(held).size).toBe(held.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('somebody about whom something is on record and who is erased', () => {
  const forget: DisciplineCommand = {
    ...command({ type: 'ForgetDisciplined', accountId: 'dee' }),
    actor: { kind: 'process', name: 'erasure' },
  };
  const forgotten: LeagueDisciplineEvent = {
    type: 'DisciplinedPersonForgotten',
    data: { leagueId, accountId: 'dee' },
  };

  it('is forgotten once, and nothing can be done about it any more', () => {
    given(recorded()).when(forget).then(forgotten);
    given(suspended()).when(forget).then(forgotten);
    given(recorded(), suspended(), forgotten).when(forget).then();
    given(recorded({ accountId: 'cal' }))
      .when(forget)
      .then();
    given(recorded(), forgotten).when(command(takeBack)).thenRefused('incident_unknown', {});
    given(suspended(), forgotten).when(command(lift)).thenRefused('suspension_unknown', {});
  });
});
