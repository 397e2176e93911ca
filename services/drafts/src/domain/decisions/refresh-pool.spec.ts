import {
  at,
  candidate,
  candidates,
  clock,
  continued,
  created,
  draft,
  draftId,
  live,
  lobby,
  pick,
  picker,
  player,
  team,
} from '../draft.scenario';

describe('refreshing the pool', () => {
  const refresh = (players: ReturnType<typeof candidates>) =>
    ({ actor: clock, at: at(20), type: 'RefreshDraftPool', players }) as const;

  it('says who is new, changed and gone; nothing when nobody is', () => {
    const [, ...rest] = candidates(6);
    const now = [...rest.slice(0, -1), candidate('f', { rating: 1 }), candidate('new', { rating: 1 })];
    draft
      .given(...lobby())
      .when(refresh(now))
      .then({
        type: 'DraftPoolChanged',
        data: {
          draftId,
          added: [player(candidate('new', { rating: 1 }), 2)],
          changed: [player(candidate('c', { rating: 8 }), 1), player(candidate('f', { rating: 1 }), 2)],
          removed: ['a'],
        },
      });
    draft
      .given(...lobby())
      .when(refresh(candidates(6)))
      .then();
  });

  it('takes a captain who withdraws in the lobby from their cell', () => {
    const teams = [team('t1', { captainPlayerId: 'f' }), team('t2')];
    draft
      .given(...lobby({ teams, settings: { captains: 'automatic' } }))
      .when(refresh(candidates(5)))
      .then(
        { type: 'DraftPoolChanged', data: { draftId, added: [], changed: [], removed: ['f'] } },
        { type: 'DraftPlacementsChanged', data: { draftId, placements: [], freeCaptains: [] } },
      );
    const free = lobby({ teams, settings: { captains: 'free' } });
    draft
      .given(...free)
      .when(refresh(candidates(5)))
      .then(
        { type: 'DraftPoolChanged', data: { draftId, added: [], changed: [], removed: ['f'] } },
        { type: 'DraftPlacementsChanged', data: { draftId, placements: [], freeCaptains: [] } },
      );
  });

  it('leaves players on a team as they were drafted', () => {
    const others = candidates(6).slice(1);
    draft
      .given(...continued(live(), pick('t1', 1, 'a')))
      .when(refresh(others))
      .then();
    draft
      .given(...continued(live(), pick('t1', 1, 'a')))
      .when(refresh([candidate('a', { rating: 9, positions: ['C'] }), ...others]))
      .then();
  });

  it('leaves them in their tier, too, where better ones have come', () => {
    const better = ['x', 'y'].map((id) => candidate(id, { rating: 10 }));
    const [changed] = draft
      .given(...continued(live(), pick('t1', 1, 'a')))
      .when(refresh([...better, ...candidates(6)]))
      .events();
    expect(changed).toMatchObject({
      type: 'DraftPoolChanged',
      data: { added: [{ playerId: 'x' }, { playerId: 'y' }], changed: [{ playerId: 'b', tier: 2 }] },
    });
  });

  it('says nothing of captains whom it does not concern', () => {
    const teams = [team('t1', { captainPlayerId: 'f' }), team('t2', { captainPlayerId: 'b' })];
    for (const captains of ['automatic', 'free'] as const)
      expect(
        draft
          .given(...lobby({ teams, players: candidates(7), settings: { captains } }))
          .when(refresh(candidates(6)))
          .events()
          .map(({ type }) => type),
      ).toEqual(['DraftPoolChanged']);
  });

  it('ends a live draft when nobody is left to pick', () => {
    draft
      .given(...continued(live(), pick('t1', 1, 'a')))
      .when(refresh([]))
      .then(
        {
          type: 'DraftPoolChanged',
          data: { draftId, added: [], changed: [], removed: ['b', 'c', 'd', 'e', 'f'] },
        },
        { type: 'DraftCompleted', data: { draftId, completedAt: at(20) } },
      );
  });

  it('is refused before there is a pool, and to pickers', () => {
    draft
      .given(...created())
      .when(refresh([]))
      .thenRefused('wrong_state');
    draft
      .given(...lobby())
      .when({ ...refresh([]), actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});
