import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  account,
  at,
  boss,
  candidate,
  candidates,
  clock,
  completed,
  continued,
  created,
  creation,
  draft,
  draftId,
  leagueId,
  live,
  member,
  lobby,
  orderLocked,
  pick,
  picker,
  published,
  reason,
  said,
  settings,
  team,
} from '../draft.scenario';

const teams = [team('t1'), team('t2')];
const creates = creation();

describe('creating a draft', () => {
  it('records settings, teams and commissioners', () => {
    draft
      .given()
      .when(creates)
      .then(
        { type: 'DraftCreated', data: { draftId, leagueId, settings: settings() } },
        { type: 'DraftTeamsChanged', data: { draftId, teams, commissionerIds: ['boss'] } },
      );
  });

  it('adds nothing when it is repeated', () =>
    draft
      .given(...created())
      .when(creates)
      .then());

  it('refuses anybody but a commissioner', () =>
    draft
      .given()
      .when({ ...creates, ...member })
      .thenRefused('not_commissioner'));

  it('may be done by a process of the system', () =>
    expect(
      draft
        .given()
        .when({ ...creates, actor: clock })
        .events(),
    ).toHaveLength(2));

  it.each([
    ['an unknown zone', { clock: { ...settings().clock, zone: 'Mars/Olympus' } }, 'clock.zone'],
    [
      'crossed limits',
      { limits: { positions: [{ position: 'C', minimum: 2, maximum: 1 }], genders: [] } },
      'limits',
    ],
    [
      'a position limited twice',
      {
        limits: {
          positions: [
            { position: 'C', minimum: 0, maximum: 1 },
            { position: 'C', minimum: 1, maximum: null },
          ],
          genders: [],
        },
      },
      'limits.positions',
    ],
    [
      'a gender limited twice',
      {
        limits: {
          positions: [],
          genders: [
            { gender: 'man' as const, minimum: 0, maximum: 1 },
            { gender: 'man' as const, minimum: 0, maximum: 2 },
          ],
        },
      },
      'limits.genders',
    ],
    ['an automatic start without a time', { startMode: 'automatic' as const }, 'startsAt'],
  ])('refuses %s', (_, changes, field) => {
    draft
      .given()
      .when(creation({ settings: changes }))
      .thenRefused('settings_invalid', { field });
    draft
      .given(...created())
      .when(creation({ settings: changes }))
      .thenRefused('settings_invalid', { field });
  });
});

describe('changing the settings', () => {
  const change = (changes: Parameters<typeof settings>[0]) => creation({ settings: changes });
  const faster = { clock: { ...settings().clock, pickSeconds: 30 } };
  const paused = continued(live(), boss({ type: 'PauseDraft', reason }));

  it('may change everything before the lobby', () => {
    const changed = {
      type: 'DraftSettingsChanged',
      data: { draftId, settings: settings({ rounds: 3, format: 'linear' }) },
    } as const;
    draft
      .given(...created())
      .when(change({ rounds: 3, format: 'linear' }))
      .then(changed);
    draft
      .given(...orderLocked())
      .when(change({ rounds: 3, format: 'linear' }))
      .then(changed);
  });

  it('adds nothing when nothing differs', () =>
    draft
      .given(...created())
      .when(change({}))
      .then());

  it('may change only clock and start in the lobby', () => {
    const start = { startMode: 'automatic' as const, startsAt: at(60) };
    expect(
      draft
        .given(...lobby())
        .when(change({ ...faster, ...start }))
        .events(),
    ).toHaveLength(1);
    draft
      .given(...lobby())
      .when(change({ ...faster, rounds: 3, format: 'linear' }))
      .thenRefused('settings_locked', { fields: ['format', 'rounds'] });
  });

  it('says when the time moves, and when it does not', () => {
    const movedIn = (startsAt: string | null) =>
      draft
        .given(...lobby())
        .when(change({ ...faster, startsAt }))
        .events()
        .map(({ data }) => ('moved' in data ? data.moved : false));
    expect(movedIn(at(60))).toEqual([true]);
    expect(movedIn(null)).toEqual([false]);
  });

  it('may change only the clock while paused', () => {
    expect(
      draft
        .given(...paused)
        .when(change(faster))
        .events(),
    ).toHaveLength(1);
    draft
      .given(...paused)
      .when(change({ startsAt: at(60) }))
      .thenRefused('settings_locked', { fields: ['startsAt'] });
  });

  it('is refused while live, and to others', () => {
    draft
      .given(...live())
      .when(change(faster))
      .thenRefused('wrong_state', {
        status: 'live',
        allowed: ['configuring', 'order_committed', 'order_locked', 'lobby', 'paused'],
      });
    draft
      .given(...created())
      .when({ ...change(faster), actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});

describe('refreshing teams', () => {
  const refresh = (...now: readonly ReturnType<typeof team>[]) =>
    ({
      actor: clock,
      at: at(0),
      type: 'RefreshDraftTeams',
      teams: now,
      commissionerIds: ['boss', 'aide'],
      cancelledBecause: null,
    }) as const;
  const changed = (...now: readonly ReturnType<typeof team>[]): DraftEvent => ({
    type: 'DraftTeamsChanged',
    data: { draftId, teams: [...now], commissionerIds: ['boss', 'aide'] },
  });

  it('records teams and commissioners as they now stand, and nothing when they stand so already', () => {
    const now = [team('t1', { name: 'Renamed' }), team('t3')];
    draft
      .given(...created())
      .when(refresh(...now))
      .then(changed(...now));
    draft
      .given(...created(), changed(...now))
      .when(refresh(...now))
      .then();
  });

  it('gives the cells of captains in the lobby to those who are captains now', () => {
    const captained = (playerId: string) => [team('t1', { captainPlayerId: playerId }), team('t2')];
    const history = lobby({ teams: captained('f'), settings: { captains: 'automatic' } });
    const placements = [{ pickNo: 1, round: 1, teamId: 't1', playerId: 'a', source: 'placement' as const }];
    const events: readonly DraftEvent[] = [
      changed(...captained('a')),
      { type: 'DraftPlacementsChanged', data: { draftId, placements, freeCaptains: [] } },
    ];
    draft
      .given(...history)
      .when(refresh(...captained('a')))
      .then(...events);
    draft
      .given(...history, ...events)
      .when(refresh(...captained('a')))
      .then();
    draft
      .given(...continued([...history, ...events], boss({ type: 'StartDraft' }, 0)))
      .when(pick('t2', 2, 'a'))
      .thenRefused('player_taken', { teamId: 't1', pickNo: 1 });
    const free = lobby({ teams: captained('f'), settings: { captains: 'free' } });
    draft
      .given(...free)
      .when(refresh(...captained('a')))
      .then(changed(...captained('a')), {
        type: 'DraftPlacementsChanged',
        data: { draftId, placements: [], freeCaptains: [{ teamId: 't1', playerId: 'a' }] },
      });
  });

  it('places the group along with who is captain now', () => {
    const mates = ['cap', 'mate'].map((id) => candidate(id, { rating: 9, groupId: 'g' }));
    const history = lobby({ players: [...mates, ...candidates(4)], settings: { captains: 'automatic' } });
    const [, placed] = draft
      .given(...history)
      .when(refresh(team('t1', { captainPlayerId: 'cap' }), team('t2')))
      .events();
    expect(placed).toMatchObject({
      type: 'DraftPlacementsChanged',
      data: {
        placements: [
          { pickNo: 1, playerId: 'cap', source: 'placement' },
          { pickNo: 4, playerId: 'mate', source: 'group' },
        ],
      },
    });
  });

  it('takes whoever the league has, until play begins', () => {
    const now = [team('t1'), team('t2'), team('t3')];
    draft
      .given(...lobby())
      .when(refresh(...now))
      .then(changed(...now));
  });

  it('keeps the teams of the board once play has begun: pickers and names follow, the set does not', () => {
    const now = [team('t3'), team('t2', { pickerIds: ['new'] })];
    draft
      .given(...live())
      .when(refresh(...now))
      .then(changed(team('t1'), team('t2', { pickerIds: ['new'] })));
  });

  it('goes on once the draft is over, so that whoever runs the league runs it, and teams have their names', () => {
    const now = [team('t3'), team('t2', { name: 'Renamed' })];
    const taken = changed(team('t1'), team('t2', { name: 'Renamed' }));
    for (const history of [completed, published])
      draft
        .given(...history)
        .when(refresh(...now))
        .then(taken);
    const player = candidate('late');
    const late = draft.given(...published, taken).when({
      ...{ actor: account('aide'), at: at(0), type: 'AssignLatePlayer', player },
      leagueTeamIds: ['t1', 't2'],
    });
    expect(late.events()).toMatchObject([{ type: 'LatePlayerAssigned' }]);
    const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, ...said } };
    draft
      .given(...live(), cancelled)
      .when(refresh(...now))
      .then(changed(...now));
  });

  it('may be done by a commissioner and nobody else', () => {
    expect(
      draft
        .given(...created())
        .when({ ...refresh(team('t1')), actor: account('boss') })
        .events(),
    ).toHaveLength(1);
    draft
      .given(...created())
      .when({ ...refresh(team('t1')), actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});
