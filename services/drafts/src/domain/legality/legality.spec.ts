import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  autoPick,
  boss,
  candidate,
  continued,
  draft,
  live,
  lobby,
  pick,
  picked,
  team,
  turn,
} from '../draft.scenario';
import type { PoolCandidate } from '../board/tiers';
import { evolve } from '../draft.evolve';
import { hasBoard, initialState, type InRoom } from '../draft.state';
import { legalityOf, rulesInForce, warningOf } from './legality';
import { legalityReport } from './legality-report';
import { needsOf } from './needs';

const roomOf = (events: readonly DraftEvent[]): InRoom => {
  const state = events.reduce(evolve, initialState);
  if (!hasBoard(state)) throw new Error('no board');
  return state;
};

const position = (name: string, minimum: number, maximum: number | null = null) => ({
  position: name,
  minimum,
  maximum,
});
const catcher = { positions: ['C'] };
const pitcher = { positions: ['P'] };

describe('legality', () => {
  it('lets everybody be picked where nothing is limited', () => {
    const judge = legalityOf(roomOf(live()), 't1');
    expect(['a', 'b', 'f'].map(judge)).toStrictEqual([null, null, null]);
  });

  it('says who is unknown or taken, and by whom', () => {
    const judge = legalityOf(roomOf(continued(live(), pick('t1', 1, 'a'))), 't2');
    expect(judge('nobody')).toStrictEqual({ rule: 'unknown' });
    expect(judge('a')).toStrictEqual({ rule: 'taken', teamId: 't1', pickNo: 1 });
  });

  it('keeps the last cell for a minimum that is still to be met', () => {
    const players = [
      candidate('c1', catcher),
      candidate('c2', catcher),
      candidate('p1', pitcher),
      candidate('p2', pitcher),
    ];
    const limits = { positions: [position('C', 1)], genders: [] };
    const history = live({ players, settings: { limits } });
    const room = roomOf(continued(history, pick('t1', 1, 'p1'), pick('t2', 2, 'c1')));
    const judge = legalityOf(
      roomOf(continued(history, pick('t1', 1, 'p1'), pick('t2', 2, 'c1'), pick('t2', 3, 'p2'))),
      't1',
    );
    expect(judge('c2')).toBeNull();
    expect(legalityOf(room, 't1')('p2')).toStrictEqual({
      rule: 'position_minimum',
      of: 'C',
      limit: 1,
      teamId: 't1',
      openCells: 0,
      left: 1,
    });
  });

  it('keeps the players that another team needs', () => {
    const players = [
      candidate('c1', catcher),
      candidate('c2', catcher),
      candidate('p1', pitcher),
      candidate('p2', pitcher),
    ];
    const limits = { positions: [position('C', 1)], genders: [] };
    const room = roomOf(continued(live({ players, settings: { limits } }), pick('t1', 1, 'c1')));
    expect(legalityOf({ ...room }, 't1')('c2')).toMatchObject({
      rule: 'other_team_position_minimum',
      of: 'C',
      teamId: 't2',
      left: 0,
    });
  });

  it('counts a player of several positions once, where it helps most', () => {
    const players = [
      candidate('cp', { positions: ['C', 'P'] }),
      candidate('c', catcher),
      candidate('p', pitcher),
      candidate('x'),
      candidate('y'),
    ];
    const limits = { positions: [position('C', 1), position('P', 1)], genders: [] };
    const room = roomOf(
      live({
        players,
        teams: [team('t1'), team('t2', { captainPlayerId: 'x' })],
        settings: { limits: { positions: [], genders: [] } },
      }),
    );
    const limited = roomOf(
      lobby({
        players: [...players, candidate('c9', catcher), candidate('p9', pitcher)],
        settings: { limits },
      }),
    );
    expect(legalityOf(room, 't1')('cp')).toBeNull();
    expect(legalityOf(limited, 't1')('cp')).toBeNull();
    expect(legalityOf(limited, 't1')('x')).toMatchObject({ rule: 'position_minimum' });
  });

  it('refuses one more than a maximum, unless the player can count elsewhere', () => {
    const players = [
      candidate('c1', catcher),
      candidate('c2', catcher),
      candidate('cu', { positions: ['C', 'UT'] }),
      ...['u1', 'u2', 'u3'].map((id) => candidate(id)),
    ];
    const limits = { positions: [position('C', 0, 1)], genders: [] };
    const history = continued(
      live({ players, settings: { limits } }),
      pick('t1', 1, 'c1'),
      pick('t2', 2, 'u1'),
      pick('t2', 3, 'u2'),
    );
    const judge = legalityOf(roomOf(history), 't1');
    expect(judge('c2')).toMatchObject({ rule: 'position_maximum', of: 'C', limit: 1, teamId: 't1' });
    expect(judge('cu')).toBeNull();
  });

  it('keeps minimums and maximums by gender', () => {
    const women = ['w1', 'w2'].map((id) => candidate(id, { gender: 'woman' }));
    const men = ['m1', 'm2', 'm3'].map((id) => candidate(id, { gender: 'man' }));
    const limits = {
      positions: [],
      genders: [
        { gender: 'woman' as const, minimum: 1, maximum: null },
        { gender: 'man' as const, minimum: 0, maximum: 1 },
      ],
    };
    const history = continued(
      live({ players: [...women, ...men, candidate('n')], settings: { limits } }),
      pick('t1', 1, 'm1'),
      pick('t2', 2, 'w1'),
      pick('t2', 3, 'm2'),
    );
    const judge = legalityOf(roomOf(history), 't1');
    expect(judge('m3')).toMatchObject({ rule: 'gender_maximum', of: 'man', limit: 1, teamId: 't1' });
    expect(judge('n')).toMatchObject({ rule: 'gender_minimum', of: 'woman' });
    expect(judge('w2')).toBeNull();
    expect(needsOf(roomOf(history), 't1')).toStrictEqual([{ kind: 'gender', key: 'woman', missing: 1 }]);
  });

  it('keeps position and gender limits at once: the last woman who catches cannot be passed over', () => {
    const players = [
      candidate('wc1', { ...catcher, gender: 'woman' }),
      candidate('wc2', { ...catcher, gender: 'woman' }),
      candidate('mc', { ...catcher, gender: 'man' }),
      candidate('wp', { ...pitcher, gender: 'woman' }),
      candidate('mp1', { ...pitcher, gender: 'man' }),
      candidate('mp2', { ...pitcher, gender: 'man' }),
    ];
    const limits = {
      positions: [position('C', 1)],
      genders: [{ gender: 'woman' as const, minimum: 1, maximum: null }],
    };
    const room = roomOf(
      continued(
        live({ players, settings: { limits } }),
        pick('t1', 1, 'mp1'),
        pick('t2', 2, 'wc2'),
        pick('t2', 3, 'mp2'),
      ),
    );
    const judge = legalityOf(room, 't1');
    expect(judge('wc1')).toBeNull();
    expect(judge('mc')).toMatchObject({ rule: 'gender_minimum' });
    expect(judge('wp')).toMatchObject({ rule: 'position_minimum' });
  });

  it('refuses a group that does not fit into the free cells', () => {
    const pair = ['g1', 'g2'].map((id) => candidate(id, { groupId: 'g' }));
    const room = roomOf(live({ players: [...pair, candidate('x')], settings: { rounds: 1 } }));
    expect(legalityOf(room, 't1')('g1')).toStrictEqual({
      rule: 'group_capacity',
      partnerIds: ['g2'],
      openCells: 1,
    });
    expect(legalityOf(room, 't1')('x')).toBeNull();
  });

  it('splits groups rather than leave a team without anybody', () => {
    const pair = ['g1', 'g2'].map((id) => candidate(id, { groupId: 'g' }));
    const room = roomOf(live({ players: pair, settings: { rounds: 1 } }));
    expect(rulesInForce(room, 't1')).toMatchObject({ strictness: 'groups_split', eased: [] });
    expect(legalityOf(room, 't1')('g1')).toBeNull();
  });

  describe('when a limit cannot be kept any more', () => {
    const teams = ['t1', 't2', 't3'].map((id) => team(id));
    const women = ['w1', 'w2', 'w3'].map((id) => candidate(id, { positions: ['P'], gender: 'woman' }));
    const men = ['m1', 'm2', 'm3', 'm4'].map((id) => candidate(id, { positions: ['OF'], gender: 'man' }));
    const catchers = ['c1', 'c2', 'c3'].map((id) => candidate(id, { ...catcher, gender: 'man' }));
    const limits = {
      positions: [position('C', 1)],
      genders: [{ gender: 'woman' as const, minimum: 1, maximum: null }],
    };
    const history = live({ teams, players: [...women, ...men, ...catchers], settings: { limits } });
    const refreshed = (players: readonly PoolCandidate[]) =>
      roomOf(continued(history, boss({ type: 'RefreshDraftPool', players })));

    it('eases that one, for as many teams as must go without, and keeps all others', () => {
      const rules = rulesInForce(refreshed([...women, ...men, ...catchers.slice(1)]), 't1');
      expect(rules).toMatchObject({ strictness: 'all', eased: ['C'] });
      expect(rules.judge('m1')).toBeNull();
      expect(rules.judge('w1')).toBeNull();
      const early = continued(
        history,
        boss({ type: 'RefreshDraftPool', players: [...women, ...men, ...catchers.slice(1)] }),
        pick('t1', 1, 'm1'),
        pick('t2', 2, 'c2'),
        pick('t3', 3, 'w1'),
      );
      const third = rulesInForce(roomOf(early), 't3');
      expect(third).toMatchObject({ strictness: 'all', eased: ['C'] });
      expect(third.judge('m2')).toMatchObject({ rule: 'position_minimum', of: 'C', teamId: 't3' });
      expect(third.judge('c3')).toBeNull();
      const last = rulesInForce(roomOf(continued(early, pick('t3', 4, 'c3'), pick('t2', 5, 'w2'))), 't1');
      expect(last).toMatchObject({ strictness: 'all', eased: ['C'] });
      expect(last.judge('m3')).toMatchObject({ rule: 'gender_minimum', of: 'woman' });
      expect(last.judge('w3')).toBeNull();
    });

    it('lets any team be the one that goes without, and after it none', () => {
      const early = continued(
        history,
        boss({ type: 'RefreshDraftPool', players: [...women, ...men, ...catchers.slice(1)] }),
        pick('t1', 1, 'c2'),
        pick('t2', 2, 'm1'),
        pick('t3', 3, 'c3'),
      );
      const rules = rulesInForce(roomOf(early), 't3');
      expect(rules).toMatchObject({ strictness: 'all', eased: ['C'] });
      expect(rules.judge('w1')).toBeNull();
      expect(rules.judge('m2')).toMatchObject({ rule: 'gender_minimum', of: 'woman' });
    });

    it('eases it step by step, no further than it must', () => {
      const pitchers = ['p1', 'p2', 'p3'].map((id) => candidate(id, pitcher));
      const others = ['x', 'y', 'z'].map((id) => candidate(id));
      const two = live({
        players: [...pitchers, candidate('p4', pitcher), ...others],
        settings: { rounds: 3, limits: { positions: [position('P', 2)], genders: [] } },
      });
      const short = continued(
        two,
        boss({ type: 'RefreshDraftPool', players: [...pitchers, ...others] }),
        pick('t1', 1, 'x'),
        pick('t2', 2, 'p1'),
        pick('t2', 3, 'p2'),
        pick('t1', 4, 'y'),
      );
      const rules = rulesInForce(roomOf(short), 't2');
      expect(rules).toMatchObject({ strictness: 'all', eased: ['P'] });
      expect(rules.judge('p3')).toMatchObject({ rule: 'other_team_position_minimum', of: 'P', limit: 1 });
      expect(rules.judge('z')).toBeNull();
    });

    it('records which one on the pick', () => {
      const short = continued(
        history,
        boss({ type: 'RefreshDraftPool', players: [...women, ...men, ...catchers.slice(1)] }),
      );
      const why = { rank: 1, passedOver: [], passed: [], need: null, relaxed: true, eased: ['C'] };
      draft
        .given(...short)
        .when(pick('t1', 1, 'm1'))
        .then(picked('t1', 1, 'm1', { why }), turn('t2', 2, 2, 10, { round: 1 }));
      const [, made] = draft
        .given(...short)
        .when(autoPick(1, 1, 62))
        .events();
      expect(made).toMatchObject({ type: 'PlayerPicked', data: { why: { relaxed: true, eased: ['C'] } } });
    });
  });

  it('refuses or warns of players who can play on none of the game nights', () => {
    const players = [
      candidate('mon', { nights: ['mon'] }),
      candidate('tue', { nights: ['tue'] }),
      candidate('any'),
      ...['x', 'y', 'z'].map((id) => candidate(id, { nights: ['tue', 'wed'] })),
    ];
    const strict = roomOf(live({ players, settings: { gameNights: ['tue'], nightRule: 'refuse' } }));
    expect(legalityOf(strict, 't1')('mon')).toStrictEqual({ rule: 'night', gameNights: ['tue'] });
    expect(legalityOf(strict, 't1')('any')).toBeNull();
    expect(strict.board.available).toBe(5);
    const mild = live({ players, settings: { gameNights: ['tue'], nightRule: 'warn' } });
    expect(warningOf(roomOf(mild), 'mon')).toStrictEqual({ rule: 'night', gameNights: ['tue'] });
    expect(warningOf(roomOf(mild), 'tue')).toBeNull();
    expect(warningOf(strict, 'mon')).toBeNull();
    expect(legalityReport(roomOf(mild) as never, 't1')).toStrictEqual({
      illegal: [],
      warnings: [{ playerId: 'mon', reason: { rule: 'night', gameNights: ['tue'] } }],
      needs: [],
    });
  });

  it('reports nothing where there is no board or no such team', () => {
    const nothing = { illegal: [], warnings: [], needs: [] };
    expect(legalityReport(initialState, 't1')).toStrictEqual(nothing);
    expect(legalityReport(live().reduce(evolve, initialState), 'elsewhere')).toStrictEqual(nothing);
  });
});
