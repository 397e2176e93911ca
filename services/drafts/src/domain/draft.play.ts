import type { DraftEvent, DraftTeam } from '@fieldhouse/events/drafts';
import { NotYetDue } from '@fieldhouse/kernel';
import * as fc from 'fast-check';
import { isTaken, picksOf } from './board/board';
import type { DraftCommand } from './draft.commands';
import { DraftError } from './draft.errors';
import {
  clock,
  commissioner,
  creation,
  evening,
  heldDecider,
  picker,
  reason,
  seedForLot,
  settings,
  team,
} from './draft.scenario';
import { evolve } from './draft.evolve';
import { type DraftState, initialState } from './draft.state';
import { legalityOf } from './legality/legality';
import type { PoolCandidate } from './board/tiers';

/** What happens next; usual moves are listed more than once. */
const kinds = [
  'pick',
  'pick',
  'pick',
  'auto',
  'auto',
  'early',
  'proxy',
  'undo',
  'replace',
  'pause',
  'mode',
  'wild',
] as const;
type Move = {
  readonly kind: (typeof kinds)[number];
  readonly dice: number;
};
export const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    dice: fc.nat({ max: 10_000 }),
  }),
  { minLength: 20, maxLength: 60 },
);

/** One draft, command by command, as a league would play it. */
export class Play {
  readonly commands: DraftCommand[] = [];
  readonly events: DraftEvent[] = [];
  state: DraftState = initialState;
  private now = Date.parse(evening);

  get at(): string {
    return new Date(this.now).toISOString();
  }

  wait(seconds: number): void {
    this.now += seconds * 1000;
  }

  /** Decides; a refused command is misuse that changes nothing. */
  try(command: DraftCommand): readonly DraftEvent[] {
    const before = this.state;
    try {
      const events = heldDecider.decide(command, before);
      this.commands.push(command);
      this.events.push(...events);
      this.state = events.reduce(evolve, before);
      return events;
    } catch (error) {
      if (!(error instanceof DraftError)) throw error;
      return [];
    }
  }

  boss<const C extends object>(command: C): C & { actor: typeof commissioner; at: string } {
    return { ...command, actor: commissioner, at: this.at };
  }
}

type Drafting = {
  readonly teams: readonly DraftTeam[];
  readonly players: readonly PoolCandidate[];
  readonly settings: Parameters<typeof settings>[0];
};
/** A league's draft that has started, its teams in the order in which they are listed; one that is not ready has not. */
export const started = ({ teams, players, settings: changes }: Drafting): Play => {
  const play = new Play();
  const order = teams.map(({ teamId }) => teamId);
  play.try(creation({ settings: changes, teams }));
  play.try(play.boss({ type: 'SetDraftOrderByHand', order, reason: 'by lot' }));
  play.try(play.boss({ type: 'OpenDraftLobby', players }));
  play.try(play.boss({ type: 'StartDraft' }));
  return play;
};

/** One move of a draft that is under way. */
export const perform = (play: Play, { kind, dice }: Move): void => {
  play.wait(1 + (dice % 20));
  const { state } = play;
  if (state.status === 'paused') {
    if (dice % 3 === 0) play.try(play.boss({ type: 'RedoPicks', reason, seedForLot }));
    if (play.state.status !== 'paused') return;
    play.try(play.boss({ type: 'ResumeDraft', seconds: dice % 2 ? 20 : null }));
    return;
  }
  if (state.status === 'completed' && kind === 'undo') {
    play.try(play.boss({ type: 'UndoPicks', toPickNo: 1 + (dice % state.board.cells.length), reason }));
    return;
  }
  if (state.status !== 'live' || !state.turn) return;
  const { pickNo, teamId, clockSeq, autoPickAt } = state.turn;
  const available = state.board.pool.ranked.filter((player) => !isTaken(state.board, player));
  const judge = legalityOf(state, teamId);
  const legal = available.filter(({ playerId }) => judge(playerId) === null);
  expect(legal.length).toBeGreaterThan(0);
  const playerId = legal[dice % legal.length]?.playerId ?? '';
  switch (kind) {
    case 'pick':
      play.try({ type: 'MakePick', actor: picker(teamId), at: play.at, pickNo, playerId, seedForLot });
      return;
    case 'wild':
      play.try({
        type: 'MakePick',
        actor: picker(teamId),
        at: play.at,
        pickNo,
        playerId: available[dice % available.length]?.playerId ?? '',
        seedForLot,
      });
      return;
    case 'proxy':
      play.try(play.boss({ type: 'MakePick', teamId, pickNo, playerId, seedForLot }));
      return;
    case 'auto':
    case 'early': {
      if (kind === 'auto' && autoPickAt !== null)
        play.wait((Date.parse(autoPickAt) - Date.parse(play.at)) / 1000);
      const queue = available.filter((_, i) => i % 7 === dice % 7).map((player) => player.playerId);
      const doNotDraft = available.filter((_, i) => i % 5 === dice % 5).map((player) => player.playerId);
      const command: DraftCommand = {
        type: 'AutoPick',
        actor: clock,
        at: play.at,
        pickNo,
        clockSeq,
        queue,
        ranking: [],
        doNotDraft,
        seedForLot,
      };
      const due = autoPickAt !== null && Date.parse(play.at) >= Date.parse(autoPickAt);
      const before = play.state;
      if (autoPickAt !== null && !due) {
        expect(() => heldDecider.decide(command, before)).toThrow(new NotYetDue(autoPickAt));
        return;
      }
      const picked = play.try(command).some(({ type }) => type === 'PlayerPicked');
      expect(picked).toBe(due);
      if (picked) expect(heldDecider.decide(command, play.state)).toStrictEqual([]);
      // A refused append decides again on the older state: it must not have changed.
      if (picked) expect(heldDecider.decide(command, before).length).toBeGreaterThan(0);
      return;
    }
    case 'undo':
      play.try(play.boss({ type: 'UndoPicks', toPickNo: 1 + (dice % state.board.cells.length), reason }));
      return;
    case 'replace': {
      const filled = picksOf(state.board);
      const made = filled[dice % Math.max(1, filled.length)];
      const cell = { pickNo: made?.pickNo ?? 1, fromPlayerId: made?.playerId ?? '' };
      const other = available[dice % available.length]?.playerId ?? '';
      play.try(play.boss({ type: 'ReplacePick', ...cell, playerId: other, reason }));
      return;
    }
    case 'pause':
      play.try(
        dice % 2
          ? play.boss({ type: 'PauseDraft', reason })
          : play.boss({ type: 'SchedulePause', afterPickNo: pickNo, reason: null }),
      );
      return;
    case 'mode':
      play.try({ type: 'SetAutoMode', actor: picker(teamId), at: play.at, teamId, enabled: dice % 2 === 0 });
      return;
  }
};

/** Whatever a league can do to its draft, in any state; what does not fit is refused and changes nothing. */
const roads = {
  roll: (play, dice) => play.boss({ type: 'CommitDraftOrder', seed: `${dice % 10}`.repeat(64), reason }),
  reveal: (play) => play.boss({ type: 'RevealDraftOrder' }),
  byHand: (play, dice, { teamIds }) =>
    play.boss({ type: 'SetDraftOrderByHand', order: dice % 2 ? teamIds : [...teamIds].reverse(), reason }),
  lobby: (play, _, { players }) => play.boss({ type: 'OpenDraftLobby', players }),
  start: (play) => play.boss({ type: 'StartDraft' }),
  mode: (play, dice, { teamIds }) =>
    play.boss({ type: 'SetAutoMode', teamId: teamIds[dice % teamIds.length] ?? '', enabled: dice % 3 > 0 }),
  pauseAfter: (play, dice) =>
    play.boss({ type: 'SchedulePause', afterPickNo: dice % 4 === 0 ? null : 1 + (dice % 12), reason: null }),
  withdrawn: (play, dice, { players }) =>
    play.boss({ type: 'RefreshDraftPool', players: players.filter((_, i) => i !== dice % players.length) }),
  back: (play, _, { players }) => play.boss({ type: 'RefreshDraftPool', players }),
  captains: (play, dice, { teamIds, players }) =>
    play.boss({
      type: 'RefreshDraftTeams',
      commissionerIds: ['boss'],
      cancelledBecause: null,
      teams: teamIds.map((teamId, i) =>
        team(teamId, { captainPlayerId: players[(dice + i * 5) % players.length]?.playerId ?? null }),
      ),
    }),
  late: (play, dice, { teamIds, players }) =>
    play.boss({
      type: 'AssignLatePlayer',
      player: { ...players[0], playerId: `late${dice % 3}` } as PoolCandidate,
      leagueTeamIds: teamIds,
    }),
  reset: (play) => play.boss({ type: 'ResetDraft', reason, confirmation: 'RESET' }),
  cancel: (play) => play.boss({ type: 'CancelDraft', reason }),
  reopen: (play) => play.boss({ type: 'ReopenDraft', reason, cancelledBecause: null }),
  publish: (play, _, { teamIds }) => play.boss({ type: 'PublishDraft', leagueTeamIds: teamIds }),
} satisfies Record<string, (play: Play, dice: number, league: League) => DraftCommand>;
type League = { readonly teamIds: readonly string[]; readonly players: readonly PoolCandidate[] };

/** Steps that nobody plans: most of them moves of the draft, some of them turns of fate. */
export const steps = fc.array(
  fc.record({
    road: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.constantFrom('byHand', 'lobby', 'start', 'mode', 'pauseAfter') },
      { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(roads) as (keyof typeof roads)[])) },
    ),
    move: fc.record({ kind: fc.constantFrom(...kinds), dice: fc.nat({ max: 10_000 }) }),
  }),
  { minLength: 20, maxLength: 80 },
);

/** Takes one step. */
export const wander = (
  play: Play,
  { road, move }: { readonly road: string | null; readonly move: Move },
  league: League,
): void => {
  const way = road === null ? undefined : roads[road as keyof typeof roads];
  if (!way) return perform(play, move);
  play.wait(1);
  play.try(way(play, move.dice, league));
};
