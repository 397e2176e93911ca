import type { DraftEvent } from '@fieldhouse/events/drafts';

/** How ids are named in a sentence. */
export type Names = {
  readonly team: (teamId: string) => string;
  readonly player: (playerId: string) => string;
};

/** One fact of a draft as a sentence without its subject's 'who': that stands beside it. */
export const historySentence = ({ type, data }: DraftEvent, { team, player }: Names): string => {
  switch (type) {
    case 'DraftCreated':
      return 'Created the draft';
    case 'DraftSettingsChanged':
      return 'Changed the settings';
    case 'DraftTeamsChanged':
      return `Took over the league's teams (${data.teams.length})`;
    case 'DraftOrderCommitted':
      return `Committed to roll ${data.roll} of the order (${data.commit.slice(0, 12)}…)`;
    case 'DraftOrderNonceAdded':
      return `${team(data.teamId)} added to the randomness of roll ${data.roll}`;
    case 'DraftOrderRevealed':
      return `Revealed roll ${data.roll}: ${data.order.map(team).join(', ')}`;
    case 'DraftOrderSetByHand':
      return `Set the order by hand: ${data.order.map(team).join(', ')}`;
    case 'DraftLobbyOpened':
      return 'Opened the lobby';
    case 'DraftPlacementsChanged':
      return 'Placed the captains anew';
    case 'DraftPoolChanged':
      return `Changed the pool: ${data.added.length} added, ${data.changed.length} changed, ${data.removed.length} removed`;
    case 'DraftStarted':
      return 'Started the draft';
    case 'TurnStarted':
      return `${team(data.teamId)} came on the clock for pick ${data.pickNo}`;
    case 'TurnExpired':
      return `The clock of ${team(data.teamId)} ran out at pick ${data.pickNo}`;
    case 'PlayerPicked':
      return `Pick ${data.pickNo}: ${team(data.teamId)} took ${player(data.playerId)}${SOURCES[data.source]}`;
    case 'AutoModeEnabled':
      return `Auto mode on for ${team(data.teamId)}${data.cause === 'two_expiries' ? ' after two missed turns' : ''}`;
    case 'AutoModeDisabled':
      return `Auto mode off for ${team(data.teamId)}`;
    case 'DraftPauseScheduled':
      return data.afterPickNo === null
        ? 'Took the planned pause back'
        : `Planned a pause after pick ${data.afterPickNo}`;
    case 'DraftPaused':
      return 'Paused the draft';
    case 'DraftResumed':
      return `Resumed with ${data.seconds} s on the clock`;
    case 'PicksUndone':
      return `Undid ${data.picks.length} ${data.picks.length === 1 ? 'pick' : 'picks'} back to pick ${data.toPickNo}: ${[...data.picks, ...(data.extras ?? [])].map(({ playerId }) => player(playerId)).join(', ')}`;
    case 'PlayersAssignedByLot':
      return `Assigned by lot: ${data.assignments.map(({ teamId, playerId }) => `${player(playerId)} to ${team(teamId)}`).join(', ')}`;
    case 'LatePlayerAssigned':
      return `${player(data.player.playerId)} registered late and goes to ${team(data.teamId)}`;
    case 'DraftCompleted':
      return 'The draft is complete';
    case 'DraftReset':
      return 'Reset the draft to the lobby';
    case 'DraftCancelled':
      return 'Cancelled the draft';
    case 'DraftReopened':
      return 'Opened the draft again';
    case 'DraftPublished':
      return `Published the rosters${data.unplaced?.length ? `; not placed, because their teams are gone: ${data.unplaced.flatMap(({ playerIds }) => playerIds.map(player)).join(', ')}` : ''}`;
    case 'DraftStepMissed':
      return `Could not ${STEPS[data.step]} at its set time (${data.missing.join(', ').replaceAll('_', ' ')})`;
    case 'DraftReasonsForgotten':
      return 'Deleted the reasons of somebody who left';
    case 'SpectatorLinkIssued':
      return 'Issued a new spectator link';
  }
};

const STEPS: Readonly<Record<Extract<DraftEvent, { type: 'DraftStepMissed' }>['data']['step'], string>> = {
  commit: 'commit to a random order',
  reveal: 'reveal the order',
  lobby: 'open the lobby',
  start: 'start the draft',
};

const SOURCES: Readonly<Record<Extract<DraftEvent, { type: 'PlayerPicked' }>['data']['source'], string>> = {
  captain: '',
  proxy: ', picked by the commissioner for the team',
  queue: ", by the clock from the team's queue",
  ranking: ", by the clock from the team's ranking",
  rating: ', by the clock from the rating list',
  group: ', together with a group partner',
  placement: ', the captain in their own round',
};
