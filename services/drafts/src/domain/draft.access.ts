import type { Actor } from '@fieldhouse/kernel';
import { isCommissioner, picksFor } from './draft.guards';
import { type DraftState, hasBoard } from './draft.state';

const runs = (state: DraftState, actor: Actor): boolean =>
  state.status !== 'none' && isCommissioner({ actor }, state);

/** @returns the first team that an actor picks for, or null. */
export const teamOfPicker = (state: DraftState, actor: Actor): string | null =>
  state.status === 'none' ? null : (state.teams.find((team) => picksFor({ actor }, team))?.teamId ?? null);

/** Whether an actor is captain, co-captain or proxy of a team: the only ones who see its private plan. */
export const isPickerOf = (state: DraftState, teamId: string, actor: Actor): boolean =>
  state.status !== 'none' && state.teams.some((team) => team.teamId === teamId && picksFor({ actor }, team));

/** Whether an actor may pick for a team: its pickers and the commissioners. */
export const mayActFor = (state: DraftState, teamId: string, actor: Actor): boolean =>
  isPickerOf(state, teamId, actor) || runs(state, actor);

/** Whether somebody neither runs the draft nor picks in it; they may not learn that it exists. */
export const isOutsider = (state: DraftState, actor: Actor): boolean =>
  actor.kind !== 'process' && !runs(state, actor) && teamOfPicker(state, actor) === null;

/** Whether a draft counts on a team: it has a board with it, whose players are not published yet. */
export const isInRunningDraft = (state: DraftState, teamId: string): boolean =>
  hasBoard(state) && state.status !== 'published' && state.order.includes(teamId);
