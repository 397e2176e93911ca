import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  boss,
  candidate,
  candidates,
  completed,
  continued,
  created,
  draftId,
  live,
  lobby,
  orderLocked,
  published,
  team,
} from './draft.scenario';
import { evolve } from './draft.evolve';
import { initialState } from './draft.state';
import { readiness } from './readiness';
import type { PoolCandidate } from './board/tiers';

const openOf = (history: readonly DraftEvent[], players?: readonly PoolCandidate[]): readonly string[] =>
  readiness(history.reduce(evolve, initialState), players)
    .filter(({ ok, waits }) => !ok && !waits)
    .map(({ code }) => code);

describe('readiness', () => {
  it('lists every condition, met or not, in one order', () => {
    const items = readiness(lobby().reduce(evolve, initialState));
    expect(items.map(({ code, ok }) => [code, ok])).toStrictEqual([
      ['too_few_teams', true],
      ['team_without_picker', true],
      ['order_not_locked', true],
      ['participants_changed', true],
      ['no_open_cells', true],
      ['pool_too_small', true],
      ['limits_unsatisfiable', true],
    ]);
  });

  it('lists nothing for a draft that does not exist', () =>
    expect(readiness(initialState)).toStrictEqual([]));

  it('misses an order from the first day, and nothing else when the league is complete', () => {
    expect(openOf(created(), candidates(6))).toStrictEqual(['order_not_locked']);
    expect(openOf(orderLocked(), candidates(4))).toStrictEqual([]);
  });

  it('tells an order that is drawn and sealed from one that nobody has made', () => {
    const order = (events: readonly DraftEvent[]) =>
      readiness(events.reduce(evolve, initialState)).find(({ code }) => code === 'order_not_locked');
    const draw = boss({ type: 'CommitDraftOrder', seed: '11'.repeat(32), reason: null });
    expect(order(created())?.details).toStrictEqual({ sealed: false });
    expect(order(continued(created(), draw))?.details).toStrictEqual({
      sealed: true,
    });
  });

  it('misses teams, and pickers of teams', () => {
    expect(openOf(created({ teams: [team('t1', { pickerIds: [] })] }), candidates(2))).toStrictEqual([
      'too_few_teams',
      'team_without_picker',
    ]);
  });

  it('judges nothing that depends on teams while there are too few of them', () => {
    const none = readiness(created({ teams: [] }).reduce(evolve, initialState));
    expect(none.map(({ code, ok, waits = false }) => [code, ok, waits])).toStrictEqual([
      ['too_few_teams', false, false],
      ['team_without_picker', false, true],
      ['order_not_locked', false, true],
      ['no_open_cells', false, true],
      ['pool_too_small', false, true],
      ['limits_unsatisfiable', false, true],
    ]);
    expect(openOf(created({ teams: [team('t1')] }))).toStrictEqual(['too_few_teams']);
  });

  it('counts captains as players: those placed need no pick, those without a cell cannot be picked', () => {
    const teams = [team('t1', { captainPlayerId: 'a' }), team('t2', { captainPlayerId: 'b' })];
    expect(openOf(orderLocked({ teams, settings: { captains: 'automatic' } }), candidates(4))).toStrictEqual(
      [],
    );
    expect(openOf(orderLocked({ teams, settings: { captains: 'free' } }), candidates(5))).toStrictEqual([
      'pool_too_small',
    ]);
    expect(openOf(orderLocked({ teams, settings: { captains: 'free' } }), candidates(6))).toStrictEqual([]);
  });

  it('does not count players whom the night rule keeps out', () => {
    const setUp = { settings: { gameNights: ['tue' as const], nightRule: 'refuse' as const } };
    const players = [...candidates(3), candidate('never', { nights: ['mon'] })];
    expect(openOf(orderLocked(setUp), players)).toStrictEqual(['pool_too_small']);
  });

  it.each([
    ['more minimums than rounds', ['C', 'P', 'S'], 1],
    ['too few players of a position', ['C'], 2],
  ])('misses limits that cannot be kept: %s', (_, positions, minimum) => {
    const limits = {
      positions: positions.map((position) => ({ position, minimum, maximum: null })),
      genders: [],
    };
    const players = [...candidates(6), ...['x', 'y', 'z'].map((id) => candidate(id, { positions }))];
    expect(openOf(orderLocked({ settings: { limits } }), players)).toStrictEqual(['limits_unsatisfiable']);
  });

  it('notices teams that came or went since the order was locked, until it is set again', () => {
    const changed: DraftEvent = {
      type: 'DraftTeamsChanged',
      data: { draftId, teams: [team('t1'), team('t3')], commissionerIds: ['boss'] },
    };
    const history = [...lobby(), changed];
    expect(openOf(history)).toStrictEqual(['participants_changed']);
    const again = continued(
      history,
      boss({ type: 'SetDraftOrderByHand', order: ['t3', 't1'], reason: 'new team' }),
    );
    expect(openOf(again, candidates(6))).toStrictEqual([]);
  });

  it('says before publishing who on a roster has left the league', () => {
    const state = completed.reduce(evolve, initialState);
    const item = (ok: boolean, playerIds: readonly string[]) => ({
      code: 'withdrawn_on_rosters',
      ok,
      details: { playerIds },
    });
    expect(readiness(state, candidates(6))).toContainEqual(item(true, []));
    expect(readiness(state, candidates(6).slice(1, 3))).toContainEqual(item(false, ['a', 'd']));
  });

  it('says before publishing which teams have left the league, and how many players were theirs', () => {
    const state = completed.reduce(evolve, initialState);
    const [t1, t2] = ['t1', 't2'];
    const asked = (teamIds: readonly string[]) =>
      readiness(state, candidates(6), { teamCount: 2, teamIds, formerCaptainTeamIds: [] }).find(
        ({ code }) => code === 'teams_gone',
      );
    expect(asked([t1, t2])).toStrictEqual({
      code: 'teams_gone',
      ok: true,
      details: { teamIds: [], names: [], players: 0 },
    });
    expect(asked([t2])).toStrictEqual({
      code: 'teams_gone',
      ok: false,
      details: { teamIds: [t1], names: ['Team t1'], players: 2 },
    });
  });

  it('judges a draft with a board by its own pool', () => expect(openOf(lobby(), [])).toStrictEqual([]));

  const states = {
    live: live(),
    published,
    cancelled: continued(created(), boss({ type: 'CancelDraft', reason: 'because of rain' })),
  };
  it.each(Object.entries(states))('asks for nothing any more of a draft that is %s', (_, history) =>
    expect(
      readiness(history.reduce(evolve, initialState), candidates(6), {
        teamCount: 12,
        teamIds: [],
        formerCaptainTeamIds: [],
      }),
    ).toStrictEqual([]),
  );

  it('does not say that an order fits the teams while there is none', () =>
    expect(readiness(created().reduce(evolve, initialState)).map(({ code }) => code)).not.toContain(
      'participants_changed',
    ));

  it('calls attention to teams that are still to come, to players whom nobody will draft and to those of former captains', () => {
    const cautions = (
      history: readonly DraftEvent[],
      players: readonly PoolCandidate[],
      teamCount = 2,
      formerCaptainTeamIds: readonly string[] = [],
    ) =>
      readiness(history.reduce(evolve, initialState), players, {
        ...{ teamCount, teamIds: ['t1', 't2'], formerCaptainTeamIds },
      })
        .filter(({ caution }) => caution)
        .map(({ code, ok, details }) => ({ code, ok, details }));
    expect(cautions(created(), candidates(4))).toStrictEqual([]);
    expect(cautions(created(), candidates(7), 12)).toStrictEqual([
      { code: 'too_few_teams', ok: true, details: { teams: 2, minimum: 2, planned: 12 } },
      { code: 'pool_too_small', ok: true, details: { available: 7, cells: 4, byLot: false } },
    ]);
    expect(cautions(created(), candidates(4), 2, ['t2', 'gone'])).toStrictEqual([
      { code: 'captain_replaced', ok: true, details: { teamIds: ['t2'], names: ['Team t2'] } },
    ]);
    const byLot = created({ settings: { leftovers: 'lot' } });
    expect(cautions(byLot, candidates(5))).toStrictEqual([]);
    expect(cautions(byLot, candidates(6)).map(({ code }) => code)).toStrictEqual(['pool_too_small']);
  });
});
