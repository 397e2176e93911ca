import type { DraftPlanEvent } from '@fieldhouse/events/drafts';
import { type Decider, DomainError } from '@fieldhouse/kernel';
import { LISTED_AT_MOST } from '@fieldhouse/values';
import type { DraftPlanCommand } from '../draft.commands';

/** A team's private preparation for a draft, best first: what the clock picks from when the team's time is up. */
export type DraftPlanState = {
  readonly queue: readonly string[];
  readonly ranking: readonly string[];
  readonly doNotDraft: readonly string[];
};

/** `list_too_long`: maximum. `player_listed_twice`: playerId. */
export type DraftPlanErrorCode = 'list_too_long' | 'player_listed_twice';

export class DraftPlanError extends DomainError<DraftPlanErrorCode> {}

const lists = {
  SaveDraftQueue: { list: 'queue', event: 'DraftQueueSaved' },
  SaveDraftRanking: { list: 'ranking', event: 'DraftRankingSaved' },
  SaveDoNotDraft: { list: 'doNotDraft', event: 'DoNotDraftSaved' },
} as const;

const decide = (command: DraftPlanCommand, state: DraftPlanState): readonly DraftPlanEvent[] => {
  const { draftId, teamId, playerIds } = command;
  if (playerIds.length > LISTED_AT_MOST)
    throw new DraftPlanError('list_too_long', { maximum: LISTED_AT_MOST });
  const seen = new Set<string>();
  for (const playerId of playerIds) {
    if (seen.has(playerId)) throw new DraftPlanError('player_listed_twice', { playerId });
    seen.add(playerId);
  }
  const { list, event } = lists[command.type];
  const saved = state[list];
  const unchanged =
    saved.length === playerIds.length && saved.every((playerId, place) => playerId === playerIds[place]);
  return unchanged ? [] : [{ type: event, data: { draftId, teamId, playerIds: [...playerIds] } }];
};

const evolve = (state: DraftPlanState, event: DraftPlanEvent): DraftPlanState => {
  switch (event.type) {
    case 'DraftQueueSaved':
      return { ...state, queue: event.data.playerIds };
    case 'DraftRankingSaved':
      return { ...state, ranking: event.data.playerIds };
    case 'DoNotDraftSaved':
      return { ...state, doNotDraft: event.data.playerIds };
    default:
      return unknown(state, event);
  }
};

/** Compiles only while every event is handled; at run time, an event newer than this code changes nothing. */
const unknown = (state: DraftPlanState, _event: never): DraftPlanState => state;

const initialState: DraftPlanState = { queue: [], ranking: [], doNotDraft: [] };

export const draftPlanDecider: Decider<DraftPlanState, DraftPlanCommand, DraftPlanEvent> = {
  initialState,
  decide,
  evolve,
};
