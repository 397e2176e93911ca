import { draftEvents, type DraftEvent } from '@fieldhouse/events/drafts';
import * as fc from 'fast-check';
import { picksOf, rosterOf } from './board/board';
import type { DraftCommand } from './draft.commands';
import { DraftError } from './draft.errors';
import { creation, heldDecider, reason } from './draft.scenario';
import { evolve } from './draft.evolve';
import { type DraftState, initialState } from './draft.state';
import { standingBreach } from './legality/standing';
import { needsOf } from './legality/needs';
import { missingFor } from './readiness';
import { coedLeagues, leagues } from './draft.arbitraries';
import { Play, moves, perform } from './draft.play';

const schemas = new Map<string, (typeof draftEvents)[number]['schema']>(
  draftEvents.map(({ type, schema }) => [type, schema]),
);
/** A sample on every run; the whole when asked for. */
const whole = process.env['FIELDHOUSE_LONG'] === '1';
describe('any draft of any league', () => {
  it('always completes, keeps its limits and says what it did', () => {
    let played = 0;
    fc.assert(
      fc.property(leagues, moves, ({ teams, players, settings: rules }, script) => {
        const play = new Play();
        play.try(creation({ settings: rules, teams }));
        play.try(
          play.boss({ type: 'SetDraftOrderByHand', order: teams.map(({ teamId }) => teamId), reason }),
        );
        const ready = missingFor(play.state, players).length === 0;
        play.try(play.boss({ type: 'OpenDraftLobby', players }));
        expect(play.state.status).toBe(ready ? 'lobby' : 'order_locked');
        fc.pre(ready);
        play.try(play.boss({ type: 'StartDraft' }));

        for (const move of script) perform(play, move);
        for (let turn = 0; play.state.status !== 'completed' && turn < 500; turn += 1) {
          perform(play, { kind: rules.clock.soft ? 'proxy' : 'auto', dice: turn * 31 });
        }

        const { state, events } = play;
        if (state.status !== 'completed') throw new Error(`ended ${state.status}`);
        const { board } = state;
        const onTeams = state.order.flatMap((teamId) => rosterOf(board, teamId));
        expect(new Set(onTeams).size).toBe(onTeams.length);
        picksOf(board).forEach((pick, cell) => {
          expect(pick.pickNo).toBe(cell + 1);
          expect(pick.teamId).toBe(board.layout.teamOf[cell]);
        });
        expect(picksOf(board)).toHaveLength(board.cells.length);

        const everGaveWay = events.some((event) => event.type === 'PlayerPicked' && event.data.why?.relaxed);
        const limitsGaveWay = events.some(
          (event) => event.type === 'PlayerPicked' && event.data.why?.eased !== undefined,
        );
        expect(limitsGaveWay).toBe(false);
        if (!players.some(({ groupId }) => groupId !== null)) expect(everGaveWay).toBe(false);
        for (const teamId of state.order) expect(needsOf(state, teamId)).toStrictEqual([]);
        if (!board.extras.some(({ cause }) => cause === 'lot')) expect(standingBreach(state)).toBeNull();

        expect(events.reduce(evolve, initialState)).toStrictEqual(state);
        for (const { type, data } of events) expect(schemas.get(type)?.safeParse(data).error).toBeUndefined();
        const stored = JSON.parse(JSON.stringify(events)) as DraftEvent[];
        expect(stored.reduce(evolve, initialState)).toStrictEqual(state);
        for (const command of play.commands) {
          if (command.type === 'UndoPicks' || command.type === 'ReplacePick') continue;
          expect(decided(command, state)).toStrictEqual([]);
        }
        played += 1;
      }),
      { numRuns: whole ? 2_500 : 60, seed: 7 },
    );
    expect(played).toBeGreaterThan(whole ? 1_000 : 20);
  });

  it('keeps both sorts of limits at once in small coed leagues, to the last player of the pool', () => {
    let played = 0;
    fc.assert(
      fc.property(coedLeagues, moves, ({ teams, players, settings: rules }, script) => {
        const play = new Play();
        play.try(creation({ settings: rules, teams }));
        play.try(
          play.boss({ type: 'SetDraftOrderByHand', order: teams.map(({ teamId }) => teamId), reason }),
        );
        play.try(play.boss({ type: 'OpenDraftLobby', players }));
        play.try(play.boss({ type: 'StartDraft' }));
        fc.pre(hasTurns(play));
        for (const move of script) perform(play, move);
        for (let turn = 0; hasTurns(play) && turn < 100; turn += 1)
          perform(play, { kind: 'proxy', dice: turn * 31 });
        const { state, events } = play;
        if (state.status !== 'completed') throw new Error(`ended ${state.status}`);
        for (const event of events)
          if (event.type === 'PlayerPicked') expect(event.data.why?.relaxed ?? false).toBe(false);
        for (const teamId of state.order) expect(needsOf(state, teamId)).toStrictEqual([]);
        played += 1;
      }),
      { numRuns: whole ? 2_500 : 200, seed: 7 },
    );
    expect(played).toBeGreaterThan(whole ? 1_000 : 20);
  });
});

const hasTurns = ({ state }: Play): boolean => state.status === 'live' || state.status === 'paused';

/** What a command would still add; a refusal adds nothing. */
const decided = (command: DraftCommand, state: DraftState): readonly DraftEvent[] => {
  try {
    return heldDecider.decide(command, state);
  } catch (error) {
    if (error instanceof DraftError) return [];
    throw error;
  }
};
