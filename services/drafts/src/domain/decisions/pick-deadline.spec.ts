import {
  at,
  boss,
  continued,
  draft,
  live,
  pick,
  picked,
  seedForLot,
  settings,
  team,
  turn,
} from '../draft.scenario';

const proxy = (teamId: string, pickNo: number, playerId: string, seconds = 10) =>
  boss({ type: 'MakePick', teamId, pickNo, playerId, seedForLot }, seconds);

describe('the deadline', () => {
  it('is met until 2 s after it', () =>
    draft
      .given(...live())
      .when(pick('t1', 1, 'a', 62))
      .then(picked('t1', 1, 'a', { pickedAt: at(62), remainingSeconds: 0 }), turn('t2', 2, 2, 62)));

  it('has passed after that, for the team', () =>
    draft
      .given(...live())
      .when(pick('t1', 1, 'a', 62.001))
      .thenRefused('turn_expired', { deadlineAt: at(60) }));

  it('never passes for a commissioner', () => {
    const late = { pickedAt: at(99), remainingSeconds: 0 };
    draft
      .given(...live())
      .when(proxy('t1', 1, 'a', 99))
      .then(picked('t1', 1, 'a', { source: 'proxy', ...late }), turn('t2', 2, 2, 99));
    const teams = [team('t1', { pickerIds: ['boss'] }), team('t2')];
    draft
      .given(...live({ teams }))
      .when(proxy('t1', 1, 'a', 99))
      .then(picked('t1', 1, 'a', { source: 'proxy', ...late }), turn('t2', 2, 2, 99));
  });

  it('means nothing on a soft clock', () => {
    const soft = live({ settings: { clock: { ...settings().clock, soft: true } } });
    const next = turn('t2', 2, 2, 500, { autoPickAt: null });
    draft
      .given(...soft)
      .when(pick('t1', 1, 'a', 500))
      .then(picked('t1', 1, 'a', { pickedAt: at(500), remainingSeconds: 0 }), next);
  });

  it('follows the override of the round', () => {
    const clockOf = { ...settings().clock, rounds: [{ fromRound: 2, toRound: 2, seconds: 90 }] };
    const history = continued(live({ settings: { clock: clockOf } }), pick('t1', 1, 'a'));
    const slower = turn('t2', 3, 3, 10, { deadlineAt: at(100), autoPickAt: at(102) });
    draft
      .given(...history)
      .when(pick('t2', 2, 'b'))
      .then(picked('t2', 2, 'b'), slower);
  });
});
