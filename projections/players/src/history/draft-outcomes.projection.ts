import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';

/** A player who is on a team because of the draft. */
export type Placed = {
  readonly playerId: string;
  readonly teamId: string;
  /** Null for captains without a cell, and for players who came by lot or late. */
  readonly pickNo: number | null;
  readonly round: number | null;
  /** Since when, ISO-8601 UTC. */
  readonly at: string;
  /** Stands from the lobby on, whatever is undone or reset. */
  readonly beforeStart: boolean;
};
/** Whom a draft brought where; `_id` is the draft's. Ids of players only. */
export type DraftOutcomeDocument = {
  readonly _id: string;
  readonly teams: readonly { readonly teamId: string; readonly name: string; readonly color: string }[];
  readonly placed: readonly Placed[];
  readonly started: boolean;
  /** Completed or published. */
  readonly decided: boolean;
};

export const draftOutcomesModel = { name: 'draft-outcomes', version: 1 } as const;

/** A document per draft. */
export const draftOutcomesProjection: Projection<DraftOutcomeDocument, DraftEvent> = {
  ...draftOutcomesModel,
  categories: ['draft'],
  indexes: [],
  idsOf: ({ type, data }) => (FOLLOWED.has(type) ? [data.draftId] : []),
  project: (document, event, id) => {
    if (event.type === 'DraftCreated')
      return { _id: id, teams: [], placed: [], started: false, decided: false };
    return document && { ...document, ...changesOf(document, event) };
  },
};

const FOLLOWED = new Set<DraftEvent['type']>([
  'DraftCreated',
  'DraftTeamsChanged',
  'DraftOrderCommitted',
  'DraftOrderSetByHand',
  'DraftLobbyOpened',
  'DraftPlacementsChanged',
  'DraftStarted',
  'PlayerPicked',
  'PicksUndone',
  'PicksRedone',
  'PickReplaced',
  'PlayersAssignedByLot',
  'LatePlayerAssigned',
  'DraftCompleted',
  'DraftPublished',
  'DraftReset',
  'DraftCancelled',
  'DraftReopened',
]);
const AFRESH = { placed: [], started: false, decided: false } as const;

const changesOf = (
  { placed, started }: DraftOutcomeDocument,
  { type, data, metadata }: RecordedEvent<DraftEvent>,
): Partial<DraftOutcomeDocument> => {
  const withoutCell = { pickNo: null, round: null, at: metadata.occurredAt };
  switch (type) {
    case 'DraftTeamsChanged':
      return { teams: data.teams.map(({ teamId, name, color }) => ({ teamId, name, color })) };
    case 'DraftOrderCommitted':
    case 'DraftOrderSetByHand':
    case 'DraftReopened':
      return AFRESH;
    case 'DraftLobbyOpened':
      return {
        ...AFRESH,
        placed: data.freeCaptains.map((captain) => ({ ...captain, ...withoutCell, beforeStart: true })),
      };
    case 'DraftPlacementsChanged': {
      const captains = data.freeCaptains.map((captain) => ({
        ...captain,
        ...withoutCell,
        beforeStart: true,
      }));
      const cells = data.placements.map(({ playerId, teamId, pickNo, round }) => ({
        ...{ playerId, teamId, pickNo, round },
        at: metadata.occurredAt,
        beforeStart: true,
      }));
      return { placed: [...captains, ...cells] };
    }
    case 'DraftStarted':
      return { started: true };
    case 'PlayerPicked': {
      const { playerId, teamId, pickNo, round, pickedAt } = data;
      const others = placed.filter((one) => one.pickNo !== pickNo);
      const pick = { playerId, teamId, pickNo, round, at: pickedAt, beforeStart: !started };
      return { placed: [...others, pick] };
    }
    case 'PicksUndone': {
      const undone = new Set<number | null>(data.picks.map(({ pickNo }) => pickNo));
      const stays = (one: Placed): boolean =>
        one.pickNo === null ? one.beforeStart : !undone.has(one.pickNo);
      return { placed: placed.filter(stays), decided: false };
    }
    case 'PicksRedone': {
      const again = data.picks.map((pick) => ({ ...pick, at: metadata.occurredAt, beforeStart: false }));
      return { placed: [...placed, ...again] };
    }
    case 'PickReplaced': {
      const { playerId, teamId, pickNo, round, replacedAt } = data;
      const others = placed.filter((one) => one.pickNo !== pickNo);
      const pick = { playerId, teamId, pickNo, round, at: replacedAt, beforeStart: false };
      return { placed: [...others, pick] };
    }
    case 'PlayersAssignedByLot': {
      const late = data.assignments.map((one) => ({ ...one, ...withoutCell, beforeStart: false }));
      return { placed: [...placed, ...late] };
    }
    case 'LatePlayerAssigned': {
      const { player, teamId } = data;
      const late = { playerId: player.playerId, teamId, ...withoutCell, beforeStart: false };
      return { placed: [...placed, late] };
    }
    case 'DraftCompleted':
    case 'DraftPublished':
      return { decided: true };
    case 'DraftReset':
      return { placed: placed.filter((one) => one.beforeStart), started: false, decided: false };
    case 'DraftCancelled':
      return { decided: false };
    default:
      return {};
  }
};
