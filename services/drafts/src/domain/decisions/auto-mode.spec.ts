import { NotYetDue } from '@fieldhouse/kernel';
import * as fc from 'fast-check';
import { draftDecider } from '../draft.decider';
import {
  at,
  autoPick,
  boss,
  candidates,
  continued,
  created,
  draft,
  draftId,
  heldDecider,
  live,
  member,
  lobby,
  pick,
  picked,
  picker,
  reason,
  seedForLot,
  settings,
  turn,
} from '../draft.scenario';

const set = (enabled: boolean, teamId = 't2', seconds = 10) =>
  ({ actor: picker(teamId), at: at(seconds), type: 'SetAutoMode', teamId, enabled }) as const;
const on = (teamId: string, cause: 'captain' | 'commissioner') =>
  ({ type: 'AutoModeEnabled', data: { draftId, teamId, cause } }) as const;
const off = (teamId: string, cause: 'captain' | 'commissioner') =>
  ({ type: 'AutoModeDisabled', data: { draftId, teamId, cause } }) as const;
const hurried = (teamId: string, pickNo: number, clockSeq: number, seconds: number, startedAt = seconds) =>
  turn(teamId, pickNo, clockSeq, startedAt, {
    deadlineAt: at(seconds + 5),
    autoPickAt: at(seconds + 5),
    auto: true,
    ownDeadlineAt: at(startedAt + 60),
  });

describe('auto mode', () => {
  it('is set and ended by the pickers of the team', () => {
    draft
      .given(...lobby())
      .when(set(true))
      .then(on('t2', 'captain'));
    draft
      .given(...continued(lobby(), set(true)))
      .when(set(false))
      .then(off('t2', 'captain'));
  });

  it('is set and ended by a commissioner for any team', () => {
    const byBoss = (enabled: boolean) => boss({ type: 'SetAutoMode', teamId: 't2', enabled });
    draft
      .given(...live())
      .when(byBoss(true))
      .then(on('t2', 'commissioner'));
    draft
      .given(...continued(live(), byBoss(true)))
      .when(byBoss(false))
      .then(off('t2', 'commissioner'));
  });

  it('adds nothing when it is so already', () => {
    draft
      .given(...live())
      .when(set(false))
      .then();
    draft
      .given(...continued(live(), set(true)))
      .when(set(true))
      .then();
  });

  it('gives the team 5 s once it is on the clock, on a soft clock too', () => {
    const history = continued(live(), set(true));
    draft
      .given(...history)
      .when(pick('t1', 1, 'a'))
      .then(picked('t1', 1, 'a'), hurried('t2', 2, 2, 10));
    const soft = continued(live({ settings: { clock: { ...settings().clock, soft: true } } }), set(true));
    draft
      .given(...soft)
      .when(pick('t1', 1, 'a'))
      .then(picked('t1', 1, 'a'), hurried('t2', 2, 2, 10));
  });

  it('shortens the turn that is on', () =>
    draft
      .given(...live())
      .when(set(true, 't1', 20))
      .then(on('t1', 'captain'), hurried('t1', 1, 2, 20, 0)));

  it('gives back, when it ends, the time that was left: going to and fro gains none', () => {
    const history = continued(live(), set(true, 't1', 20));
    draft
      .given(...history)
      .when(set(false, 't1', 22))
      .then(off('t1', 'captain'), turn('t1', 1, 3, 0));
  });

  it('never gives more time than the team had by itself', () => {
    draft
      .given(...live())
      .when(set(true, 't1', 58))
      .then(
        on('t1', 'captain'),
        turn('t1', 1, 2, 0, { autoPickAt: at(60), auto: true, ownDeadlineAt: at(60) }),
      );
    const resumed = continued(
      live(),
      boss({ type: 'PauseDraft', reason }, 5),
      boss({ type: 'ResumeDraft', seconds: 20 }, 6),
      set(true, 't1', 7),
    );
    draft
      .given(...resumed)
      .when(set(false, 't1', 8))
      .then(off('t1', 'captain'), turn('t1', 1, 4, 6, { deadlineAt: at(26), autoPickAt: at(28) }));
  });

  it('counts from the first start of a turn that was recorded without its own deadline', () => {
    const old = continued(live(), set(true, 't1', 20)).map((event) =>
      event.type === 'TurnStarted' ? { ...event, data: { ...event.data, ownDeadlineAt: undefined } } : event,
    );
    draft
      .given(...old)
      .when(set(false, 't1', 22))
      .then(off('t1', 'captain'), turn('t1', 1, 3, 0));
  });

  it('leaves a turn alone whose time is up, so that the timer still finds it', () => {
    draft
      .given(...live())
      .when(set(true, 't1', 62))
      .then(on('t1', 'captain'));
    draft
      .given(...continued(live(), set(true, 't1', 50)))
      .when(set(false, 't1', 55))
      .then(off('t1', 'captain'));
  });

  it('lets no captain hold the clock, however often it is switched', () => {
    const switches = fc.array(
      fc.record({ wait: fc.double({ min: 0, max: 9, noNaN: true }), times: fc.nat(3) }),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(switches, (script) => {
        let state = live().reduce(draftDecider.evolve, draftDecider.initialState);
        let seconds = 0;
        let enabled = false;
        for (const { wait, times } of script) {
          seconds += wait;
          for (let i = 0; i <= times; i += 1) {
            enabled = !enabled;
            const before = state.status === 'live' ? state.turn : null;
            const events = heldDecider.decide(set(enabled, 't1', seconds), state);
            state = events.reduce(draftDecider.evolve, state);
            if (state.status !== 'live' || !state.turn?.autoPickAt || !before?.autoPickAt)
              throw new Error('the draft is not live');
            const { autoPickAt, clockSeq } = state.turn;
            expect(Date.parse(autoPickAt)).toBeLessThanOrEqual(Date.parse(at(62)));
            if (seconds >= 62) expect(clockSeq).toBe(before.clockSeq);
          }
        }
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  it('makes older timers of the turn stale', () =>
    draft
      .given(...continued(live(), set(true, 't1', 20)))
      .when(autoPick(1, 1, 99))
      .then());

  it('is nobody else’s business', () => {
    draft
      .given(...live())
      .when({ ...set(true), actor: picker('t1') })
      .thenRefused('not_your_team', { teamId: 't2' });
    draft
      .given(...live())
      .when({ ...set(true), ...member })
      .thenRefused('not_your_team');
    draft
      .given(...live())
      .when({ ...set(true, 't9'), ...member })
      .thenRefused('team_unknown', { teamId: 't9' });
  });

  it('exists from the lobby to the last pick', () => {
    draft
      .given(...created())
      .when(set(true))
      .thenRefused('wrong_state');
    expect(
      draft
        .given(...continued(live(), boss({ type: 'PauseDraft', reason })))
        .when(set(true, 't1'))
        .events(),
    ).toHaveLength(1);
  });
});

describe('two expiries in a row', () => {
  const twice = continued(
    live({ settings: { rounds: 3 } }),
    autoPick(1, 1, 62),
    pick('t2', 2, 'e', 63),
    pick('t2', 3, 'f', 64),
  );

  it('put a team into auto mode', () => {
    const [first, made, mode, next] = draft
      .given(...twice)
      .when(autoPick(4, 4, 126))
      .events();
    expect(first).toStrictEqual({
      type: 'TurnExpired',
      data: { draftId, pickNo: 4, teamId: 't1', clockSeq: 4, consecutive: 2 },
    });
    expect(made).toMatchObject({ type: 'PlayerPicked', data: { playerId: 'b' } });
    expect(mode).toStrictEqual({
      type: 'AutoModeEnabled',
      data: { draftId, teamId: 't1', cause: 'two_expiries' },
    });
    expect(next).toStrictEqual(hurried('t1', 5, 5, 126));
  });

  it('however often it was switched in between', () => {
    const switched = continued(
      live({ settings: { rounds: 3 } }),
      autoPick(1, 1, 62),
      set(true, 't1', 62),
      set(false, 't1', 62),
      pick('t2', 2, 'e', 63),
      pick('t2', 3, 'f', 64),
    );
    const [first] = draft
      .given(...switched)
      .when(autoPick(4, 4, 126))
      .events();
    expect(first).toMatchObject({ type: 'TurnExpired', data: { consecutive: 2 } });
  });

  it('begin anew once they have put the team into auto mode', () => {
    const ended = continued(
      live({ settings: { rounds: 5 }, players: candidates(10) }),
      autoPick(1, 1, 62),
      pick('t2', 2, 'e', 63),
      pick('t2', 3, 'f', 64),
      autoPick(4, 4, 126),
      set(false, 't1', 127),
    );
    const [first] = draft
      .given(...ended)
      .when(autoPick(5, 6, 188))
      .events();
    expect(first).toMatchObject({ type: 'TurnExpired', data: { pickNo: 5, consecutive: 1 } });
  });

  it('after which its turns last 5 s and do not count as expired', () => {
    const auto = continued(twice, autoPick(4, 4, 126));
    expect(draft.given(...auto).when(autoPick(5, 5, 130.999)).events).toThrow(new NotYetDue(at(131)));
    const types = draft
      .given(...auto)
      .when(autoPick(5, 5, 131))
      .events()
      .map(({ type }) => type);
    expect(types).toStrictEqual(['PlayerPicked', 'TurnStarted']);
  });
});

describe('a pick by a captain in auto mode', () => {
  it('ends auto mode', () => {
    const auto = continued(live(), {
      actor: picker('t1'),
      at: at(1),
      type: 'SetAutoMode',
      teamId: 't1',
      enabled: true,
    });
    draft
      .given(...auto)
      .when(pick('t1', 1, 'a', 3))
      .then(
        picked('t1', 1, 'a', { pickedAt: at(3), remainingSeconds: 3 }),
        { type: 'AutoModeDisabled', data: { draftId, teamId: 't1', cause: 'captain_picked' } },
        turn('t2', 2, 3, 3),
      );
  });

  it('but a proxy pick does not', () => {
    const auto = continued(live(), {
      actor: picker('t1'),
      at: at(1),
      type: 'SetAutoMode',
      teamId: 't1',
      enabled: true,
    });
    const events = draft
      .given(...auto)
      .when(boss({ type: 'MakePick', teamId: 't1', pickNo: 1, playerId: 'a', seedForLot }, 3))
      .events();
    expect(events.map(({ type }) => type)).toStrictEqual(['PlayerPicked', 'TurnStarted']);
  });

  it('breaks the row of expiries', () => {
    const history = continued(
      live({ settings: { rounds: 3 } }),
      autoPick(1, 1, 62),
      pick('t2', 2, 'b', 63),
      pick('t2', 3, 'c', 64),
      pick('t1', 4, 'd', 65),
    );
    const [expired] = draft
      .given(...history)
      .when(autoPick(5, 5, 127))
      .events();
    expect(expired).toMatchObject({ type: 'TurnExpired', data: { teamId: 't1', consecutive: 1 } });
  });

  it('breaks it only when it is the team’s own: a commissioner’s help does not', () => {
    const history = continued(
      live({ settings: { rounds: 3 } }),
      autoPick(1, 1, 62),
      pick('t2', 2, 'b', 63),
      pick('t2', 3, 'c', 64),
      boss({ type: 'MakePick', teamId: 't1', pickNo: 4, playerId: 'd', seedForLot }, 65),
    );
    const types = draft
      .given(...history)
      .when(autoPick(5, 5, 127))
      .events()
      .map(({ type, data }) => ('consecutive' in data ? [type, data.consecutive] : [type]));
    expect(types).toStrictEqual([['TurnExpired', 2], ['PlayerPicked'], ['AutoModeEnabled'], ['TurnStarted']]);
  });
});
