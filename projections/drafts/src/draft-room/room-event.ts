import type { RoomEvent, RoomPatch } from '@fieldhouse/api-contract';
import type { AutoPickReason, DraftEvent, DraftTeam } from '@fieldhouse/events';
import type { RecordedEvent } from '@fieldhouse/kernel';

/** What the room may see of one event of the draft: no seed before its reveal, no account, no private list. */
export const roomEventOf = ({ type, data }: DraftEvent): RoomEvent => {
  switch (type) {
    case 'DraftCreated':
    case 'DraftSettingsChanged':
      return { type: 'SettingsChanged', settings: data.settings };
    case 'DraftTeamsChanged':
      return { type: 'TeamsChanged', teams: data.teams.map(teamOf) };
    case 'DraftOrderCommitted': {
      const { roll, teamIds, participantsHash, commit, reason } = data;
      return { type: 'OrderCommitted', roll: { roll, teamIds, participantsHash, commit, reason } };
    }
    case 'DraftOrderNonceAdded':
      return { type: 'OrderNonceAdded', teamId: data.teamId, nonce: data.nonce };
    case 'DraftOrderRevealed':
      return { type: 'OrderRevealed', seed: data.seed, nonces: data.nonces, order: data.order };
    case 'DraftOrderSetByHand':
      return { type: 'OrderSetByHand', order: data.order, reason: data.reason };
    case 'DraftLobbyOpened': {
      const extras = data.freeCaptains.map((captain) => ({ ...captain, source: 'captain' as const }));
      return { type: 'LobbyOpened', poolSize: data.players.length, extras };
    }
    case 'DraftPoolChanged':
      return { type: 'PoolChanged', added: data.added.length, removed: data.removed.length };
    case 'DraftStarted':
      return { type: 'Started' };
    case 'TurnStarted': {
      const { draftId, ownDeadlineAt, ...turn } = data;
      return { type: 'TurnStarted', turn };
    }
    case 'PlayerPicked': {
      const { pickNo, round, teamId, playerId, source, why, pickedAt, madeIn } = data;
      return {
        type: 'PlayerPicked',
        pick: { pickNo, round, teamId, playerId, source, why: why && whyOf(why), pickedAt, madeIn },
      };
    }
    case 'AutoModeEnabled':
      return { type, teamId: data.teamId, cause: data.cause };
    case 'AutoModeDisabled':
      return { type, teamId: data.teamId };
    case 'DraftPauseScheduled':
      return { type: 'PauseScheduled', afterPickNo: data.afterPickNo };
    case 'DraftPaused':
      return {
        type: 'Paused',
        cause: data.cause,
        reason: data.reason,
        remainingSeconds: data.remainingSeconds,
      };
    case 'DraftResumed':
      return { type: 'Resumed' };
    case 'PicksUndone':
      return { type: 'PicksUndone', toPickNo: data.toPickNo, picks: data.picks, reason: data.reason };
    case 'PlayersAssignedByLot':
      return {
        type: 'ExtrasAdded',
        extras: data.assignments.map((assignment) => ({ ...assignment, source: 'lot' as const })),
      };
    case 'LatePlayerAssigned':
      return {
        type: 'ExtrasAdded',
        extras: [{ teamId: data.teamId, playerId: data.player.playerId, source: 'late' }],
      };
    case 'DraftCompleted':
      return { type: 'Completed' };
    case 'DraftReset':
      return { type: 'Reset', reason: data.reason };
    case 'DraftCancelled':
      return { type: 'Cancelled', reason: data.reason };
    case 'DraftReopened':
      return { type: 'Reopened' };
    case 'DraftPublished':
      return { type: 'Published' };
    case 'SpectatorLinkIssued':
      return { type, linkNo: data.linkNo };
    case 'TurnExpired':
    default:
      return { type: 'Noted' };
  }
};

/** The live message of one stored event. */
export const roomPatchOf = (leagueId: string, event: RecordedEvent<DraftEvent>): RoomPatch => ({
  leagueId,
  revision: event.revision,
  at: event.metadata.occurredAt,
  event: roomEventOf(event),
});

const teamOf = ({
  teamId,
  name,
  color,
  pickerIds,
}: DraftTeam): { teamId: string; name: string; color: string; hasPicker: boolean } => ({
  teamId,
  name,
  color,
  hasPicker: pickerIds.length > 0,
});

/** Which players a team had listed stays its own; how many were passed over under which rule does not. */
const whyOf = ({
  rank,
  passedOver,
  need,
  relaxed,
  eased,
}: AutoPickReason): NonNullable<Extract<RoomEvent, { type: 'PlayerPicked' }>['pick']['why']> => {
  const counts = new Map<string, { list: 'queue' | 'ranking' | 'rating'; rule: string; count: number }>();
  for (const { list, rule } of passedOver) {
    const key = `${list}:${rule}`;
    counts.set(key, { list, rule, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return { rank, need, relaxed, ...(eased ? { eased } : {}), passedOver: [...counts.values()] };
};
