import { candidate, candidates, continued, draft, live, pick, picked, turn } from '../draft.scenario';

describe('groups', () => {
  const group = { groupId: 'g' };
  const players = [
    candidate('g1', { rating: 9, ...group }),
    candidate('g2', { rating: 8, ...group }),
    candidate('g3', { rating: 7, ...group }),
    ...candidates(6),
  ];
  const along = { source: 'group' as const, remainingSeconds: null, madeIn: 1 };

  it('are drafted together: partners take the next free cells of the team', () =>
    draft
      .given(...live({ players, settings: { rounds: 3 } }))
      .when(pick('t1', 1, 'g2'))
      .then(
        picked('t1', 1, 'g2'),
        picked('t1', 4, 'g1', along),
        picked('t1', 5, 'g3', along),
        turn('t2', 2, 2, 10),
      ));

  it('are drafted one by one where the league does not keep them together', () =>
    draft
      .given(...live({ players, settings: { rounds: 3, groupsTogether: false } }))
      .when(pick('t1', 1, 'g2'))
      .then(picked('t1', 1, 'g2'), turn('t2', 2, 2, 10)));

  it('are split, and the pick says so, when otherwise nobody could be picked', () => {
    const pairs = ['g1', 'g2'].map((id) => candidate(id, group));
    const why = { rank: 1, passedOver: [], passed: [], need: null, relaxed: true };
    draft
      .given(...live({ players: pairs, settings: { rounds: 1 } }))
      .when(pick('t1', 1, 'g1'))
      .then(picked('t1', 1, 'g1', { why }), turn('t2', 2, 2, 10));
  });
});

describe('an unrated player', () => {
  const players = [
    candidate('u1', { rating: null, groupId: 'g' }),
    candidate('u2', { rating: null, groupId: 'g' }),
    candidate('u3', { rating: null }),
    ...candidates(4),
  ];
  const start = live({ players, settings: { rounds: 3 } });

  it('gets the rating of the player picked just before, and so do unrated partners', () => {
    const history = continued(start, pick('t1', 1, 'b'), pick('t2', 2, 'u3'));
    const [first, partner] = draft
      .given(...history)
      .when(pick('t2', 3, 'u1'))
      .events();
    expect(first).toStrictEqual(picked('t2', 3, 'u1', { assignedRating: 8.5 }));
    expect(partner).toMatchObject({ data: { playerId: 'u2', assignedRating: 8.5 } });
  });

  it('gets none when nobody was picked before', () => {
    const [first] = draft
      .given(...start)
      .when(pick('t1', 1, 'u3'))
      .events();
    expect(first).toStrictEqual(picked('t1', 1, 'u3'));
  });

  it("gives an unrated partner the rating of a rated one's pick", () => {
    const mixed = [
      candidate('r', { rating: 6, groupId: 'g' }),
      candidate('u', { rating: null, groupId: 'g' }),
      ...candidates(4),
    ];
    const [, partner] = draft
      .given(...live({ players: mixed }))
      .when(pick('t1', 1, 'r'))
      .events();
    expect(partner).toMatchObject({ data: { playerId: 'u', assignedRating: 6 } });
  });
});
