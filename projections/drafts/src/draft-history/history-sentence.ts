import type { DraftEvent, DraftSettings } from '@fieldhouse/events/drafts';
import { count } from '@fieldhouse/values';
import { settingsChanges } from './settings-changes';
import { teamChanges } from './team-changes';
import { durationOf, listOf } from './words';

/** How ids are named in a sentence; `who`: whoever did it. */
export type Names = {
  readonly who: string;
  readonly team: (teamId: string) => string;
  readonly player: (playerId: string) => string;
  readonly person: (accountId: string) => string;
};

/** What the draft was before the fact, as far as sentences compare with it. */
export type Before = {
  readonly settings: DraftSettings | null;
  readonly teams: Omit<Extract<DraftEvent, { type: 'DraftTeamsChanged' }>['data'], 'draftId'> | null;
};

/** So many players are named in one sentence about the pool. */
const NAMED = 5;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** One fact of a draft as a sentence; null: nothing that people would see has changed. */
export const historySentence = (
  { type, data }: DraftEvent,
  { who, team, player, person }: Names,
  before: Before,
): string | null => {
  const some = (ids: readonly string[]): string =>
    ids.length > NAMED ? count(ids.length, 'player') : listOf(ids.map(player));
  switch (type) {
    case 'DraftCreated':
      return `${who} created the draft`;
    case 'DraftSettingsChanged': {
      const changes = before.settings && settingsChanges(before.settings, data.settings);
      return changes === null ? null : `${who} changed ${changes}`;
    }
    case 'DraftTeamsChanged': {
      const changes = teamChanges(before.teams, data, { person, player });
      if (changes === null) return null;
      return before.teams === null ? `The draft has the league's ${changes}` : capital(changes);
    }
    case 'DraftOrderCommitted':
      return `${who} drew the order and sealed it: draw ${data.roll}, code ${data.commit.slice(0, 12)}…`;
    case 'DraftOrderNonceAdded':
      return `${who} added a word to draw ${data.roll} for ${team(data.teamId)}`;
    case 'DraftOrderRevealed':
      return `${who} revealed draw ${data.roll}: ${data.order.map(team).join(', ')}`;
    case 'DraftOrderSetByHand':
      return `${who} set the order by hand: ${data.order.map(team).join(', ')}`;
    case 'DraftLobbyOpened':
      return `${who} opened the lobby`;
    case 'DraftPlacementsChanged':
      return 'The captains who play were placed again';
    case 'DraftPoolChanged': {
      const added = some(data.added.map(({ playerId }) => playerId));
      const removed = some(data.removed);
      const moves = [
        ...(added ? [`${added} came into the pool`] : []),
        ...(removed ? [`${removed} left ${added ? 'it' : 'the pool'}`] : []),
      ];
      return moves.length === 0 ? 'Ratings or details of players changed' : capital(listOf(moves));
    }
    case 'DraftStarted':
      return `${who} started the draft`;
    case 'TurnStarted':
      return `${team(data.teamId)} came on the clock for pick ${data.pickNo}`;
    case 'TurnExpired':
      return `The clock of ${team(data.teamId)} ran out at pick ${data.pickNo}`;
    case 'PlayerPicked':
      return `Pick ${data.pickNo}: ${team(data.teamId)} took ${player(data.playerId)}${SOURCES[data.source]}`;
    case 'AutoModeEnabled':
      return data.cause === 'two_expiries'
        ? `Auto mode came on for ${team(data.teamId)} after two missed turns`
        : `${who} turned auto mode on for ${team(data.teamId)}`;
    case 'AutoModeDisabled':
      return data.cause === 'captain_picked'
        ? `Auto mode went off for ${team(data.teamId)}: the team picked`
        : `${who} turned auto mode off for ${team(data.teamId)}`;
    case 'DraftPauseScheduled':
      return data.afterPickNo === null
        ? `${who} took the planned pause back`
        : `${who} planned a pause after pick ${data.afterPickNo}`;
    case 'DraftPaused':
      if (data.cause === 'was_away') return 'The draft paused by itself';
      return data.cause === 'scheduled' ? 'The draft paused as planned' : `${who} paused the draft`;
    case 'DraftResumed':
      return `${who} resumed with ${durationOf(data.seconds)} on the clock`;
    case 'PicksUndone':
      return `${who} undid ${count(data.picks.length, 'pick')} back to pick ${data.toPickNo}: ${[...data.picks, ...(data.extras ?? [])].map(({ playerId }) => player(playerId)).join(', ')}`;
    case 'PicksRedone':
      return `${who} made ${count(data.picks.length, 'pick')} again that had been undone: ${data.picks.map(({ playerId }) => player(playerId)).join(', ')}`;
    case 'PickReplaced':
      return `${who} changed pick ${data.pickNo} of ${team(data.teamId)}: ${player(data.playerId)} instead of ${player(data.fromPlayerId)}`;
    case 'PlayersAssignedByLot':
      return `Assigned by lot: ${data.assignments.map(({ teamId, playerId }) => `${player(playerId)} to ${team(teamId)}`).join(', ')}`;
    case 'LatePlayerAssigned':
      return `${player(data.player.playerId)} registered late and goes to ${team(data.teamId)}`;
    case 'DraftCompleted':
      return 'The draft is complete';
    case 'DraftReset':
      return `${who} reset the draft to the lobby`;
    case 'DraftCancelled':
      return `${who} canceled the draft`;
    case 'DraftReopened':
      return `${who} opened the draft again`;
    case 'DraftPublished':
      return `${who} published the rosters${data.unplaced?.length ? `; not placed, because their teams are gone: ${data.unplaced.flatMap(({ playerIds }) => playerIds.map(player)).join(', ')}` : ''}`;
    case 'DraftResultSigned':
      return `${who} signed the result: code ${data.code}`;
    case 'DraftStepMissed':
      return `Could not ${STEPS[data.step]} at its set time`;
    case 'DraftReasonsForgotten':
      return 'The reasons of somebody who left were deleted';
    case 'SpectatorLinkIssued':
      return `${who} made a new spectator link`;
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
