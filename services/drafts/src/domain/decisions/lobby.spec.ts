import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  account,
  boss,
  candidate,
  candidates,
  clock,
  continued,
  created,
  draft,
  draftId,
  evening,
  live,
  lobby,
  orderLocked,
  pick,
  picked,
  picker,
  team,
  turn,
} from '../draft.scenario';
import { withTiers } from '../board/tiers';

const open = (players = candidates(6)) => boss({ type: 'OpenDraftLobby', players }, 0);
const opened = (
  players: ReturnType<typeof candidates>,
  freeCaptains: { teamId: string; playerId: string }[] = [],
  rounds = 2,
): DraftEvent => ({
  type: 'DraftLobbyOpened',
  data: { draftId, players: [...withTiers(players, 2, rounds)], freeCaptains },
});
const placed = (
  teamId: string,
  pickNo: number,
  playerId: string,
  source: 'placement' | 'group',
): DraftEvent =>
  picked(teamId, pickNo, playerId, { source, pickedAt: evening, remainingSeconds: null, madeIn: 0 });

describe('opening the lobby', () => {
  it('takes the pool over with tiers', () =>
    draft
      .given(...orderLocked())
      .when(open())
      .then(opened(candidates(6))));

  it('adds nothing when it is open', () =>
    draft
      .given(...lobby())
      .when(open(candidates(8)))
      .then());

  it('places each captain in the round of their tier, or the next one free', () => {
    const setUp = {
      settings: { captains: 'automatic' as const, rounds: 3 },
      teams: [team('t1', { captainPlayerId: 'c' }), team('t2', { captainPlayerId: 'f' })],
    };
    const players = candidates(6);
    draft
      .given(...orderLocked(setUp))
      .when(open(players))
      .then(opened(players, [], 3), placed('t1', 4, 'c', 'placement'), placed('t2', 6, 'f', 'placement'));
  });

  it('places captains of high tiers in the last round, and leaves out those who are not in the pool', () => {
    const setUp = {
      settings: { captains: 'automatic' as const },
      teams: [team('t1', { captainPlayerId: 'f' }), team('t2', { captainPlayerId: 'gone' })],
    };
    draft
      .given(...orderLocked(setUp))
      .when(open())
      .then(opened(candidates(6)), placed('t1', 4, 'f', 'placement'));
  });

  it("places a captain's group right after, but no other team's captain", () => {
    const group = { groupId: 'g' };
    const players = [
      candidate('cap', { rating: 9, ...group }),
      candidate('mate', { rating: 3, ...group }),
      candidate('cap2', { rating: 9, ...group }),
      ...candidates(4),
    ];
    const setUp = {
      settings: { captains: 'automatic' as const, rounds: 3 },
      teams: [team('t1', { captainPlayerId: 'cap' }), team('t2', { captainPlayerId: 'cap2' })],
    };
    draft
      .given(...orderLocked(setUp))
      .when(open(players))
      .then(
        opened(players, [], 3),
        placed('t1', 1, 'cap', 'placement'),
        placed('t1', 4, 'mate', 'group'),
        placed('t2', 2, 'cap2', 'placement'),
      );
  });

  it('keeps free captains on their teams without a cell; nobody can draft them', () => {
    const setUp = {
      settings: { captains: 'free' as const },
      teams: [team('t1', { captainPlayerId: 'a' }), team('t2')],
    };
    draft
      .given(...orderLocked(setUp))
      .when(open())
      .then(opened(candidates(6), [{ teamId: 't1', playerId: 'a' }]));
    draft
      .given(...live(setUp))
      .when(pick('t1', 1, 'a'))
      .thenRefused('player_taken', { teamId: 't1', pickNo: null });
  });

  it('is refused until everything is ready, and says what is missing', () => {
    const setUp = {
      teams: [team('t1', { pickerIds: [] }), team('t2')],
      settings: { limits: { positions: [{ position: 'C', minimum: 3, maximum: null }], genders: [] } },
    };
    draft
      .given(...orderLocked(setUp))
      .when(open(candidates(3)))
      .thenRefused('not_ready', {
        missing: [
          { code: 'team_without_picker', ok: false, details: { teamIds: ['t1'] } },
          { code: 'pool_too_small', ok: false, details: { available: 3, cells: 4 } },
          {
            code: 'limits_unsatisfiable',
            ok: false,
            details: { rule: 'position_minimum', of: 'C', limit: 3, teamId: 't1', openCells: 2, left: 0 },
          },
        ],
      });
  });

  it('is refused when the teams are no longer those of the order', () => {
    const changed: DraftEvent = {
      type: 'DraftTeamsChanged',
      data: { draftId, teams: [team('t1'), team('t3')], commissionerIds: ['boss'] },
    };
    draft
      .given(...orderLocked(), changed)
      .when(open())
      .thenRefused('not_ready', {
        missing: [{ code: 'participants_changed', ok: false, details: { missing: ['t3'], unknown: ['t2'] } }],
      });
  });

  it('is refused when captains fill every cell', () => {
    const setUp = {
      settings: { captains: 'automatic' as const, rounds: 1 },
      teams: [team('t1', { captainPlayerId: 'a' }), team('t2', { captainPlayerId: 'b' })],
    };
    draft
      .given(...orderLocked(setUp))
      .when(open())
      .thenRefused('not_ready', { missing: [{ code: 'no_open_cells', ok: false, details: { cells: 0 } }] });
  });

  it('needs a locked order and a commissioner, or a process at its time', () => {
    draft
      .given(...created())
      .when(open())
      .thenRefused('wrong_state', { status: 'configuring', allowed: ['order_locked', 'lobby'] });
    draft
      .given(...orderLocked())
      .when({ ...open(), actor: picker('t1') })
      .thenRefused('not_commissioner');
    expect(
      draft
        .given(...orderLocked())
        .when({ ...open(), actor: clock })
        .events(),
    ).toHaveLength(1);
  });
});

describe('starting', () => {
  const start = boss({ type: 'StartDraft' }, 0);

  it('puts the first team on the clock', () =>
    draft
      .given(...lobby())
      .when(start)
      .then({ type: 'DraftStarted', data: { draftId, startedAt: evening } }, turn('t1', 1, 1, 0)));

  it('begins at the first cell that no captain fills', () => {
    const setUp = {
      settings: { captains: 'automatic' as const },
      teams: [team('t1', { captainPlayerId: 'a' }), team('t2')],
    };
    const [, first] = draft
      .given(...lobby(setUp))
      .when(start)
      .events();
    expect(first).toStrictEqual(turn('t2', 2, 1, 0));
  });

  it('adds nothing when the draft is live', () =>
    draft
      .given(...live())
      .when(start)
      .then());

  it('is refused when people left meanwhile', () => {
    const shrunk = continued(lobby(), boss({ type: 'RefreshDraftPool', players: candidates(3) }));
    draft
      .given(...shrunk)
      .when(start)
      .thenRefused('not_ready', {
        missing: [{ code: 'pool_too_small', ok: false, details: { available: 3, cells: 4 } }],
      });
  });

  it('needs an open lobby and a commissioner, or a process at its time', () => {
    draft
      .given(...orderLocked())
      .when(start)
      .thenRefused('wrong_state');
    draft
      .given(...lobby())
      .when({ ...start, actor: account('p-t1') })
      .thenRefused('not_commissioner');
    expect(
      draft
        .given(...lobby())
        .when({ ...start, actor: clock })
        .events(),
    ).toHaveLength(2);
  });

  it('counts clocks on after a reset, so that no old timer is taken for a new one', () => {
    const again = continued(
      live(),
      pick('t1', 1, 'a'),
      boss({ type: 'ResetDraft', reason: 'again please', confirmation: 'RESET' }),
    );
    const [, first] = draft
      .given(...again)
      .when(start)
      .events();
    expect(first).toStrictEqual(turn('t1', 1, 3, 0));
  });
});
