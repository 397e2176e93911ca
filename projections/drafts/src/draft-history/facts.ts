import type { HistoryKind } from '@fieldhouse/api-contract';
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

const some = (player: Names['player'], ids: readonly string[]): string =>
  ids.length > NAMED ? count(ids.length, 'player') : listOf(ids.map(player));

type Type = DraftEvent['type'];
type DataOf<T extends Type> = Extract<DraftEvent, { type: T }>['data'];
type Told<T extends Type> = {
  readonly kind: HistoryKind;
  readonly say: (data: DataOf<T>, names: Names, before: Before) => string | null;
};

/** Which sort of fact each is, and what the history says of it. */
const FACTS: { readonly [T in Type]: Told<T> } = {
  DraftCreated: { kind: 'settings', say: (_, { who }) => `${who} created the draft` },
  DraftSettingsChanged: {
    kind: 'settings',
    say: (data, { who }, before) => {
      const changes = before.settings && settingsChanges(before.settings, data.settings);
      return changes === null ? null : `${who} changed ${changes}`;
    },
  },
  DraftTeamsChanged: {
    kind: 'league',
    say: (data, { player, person }, before) => {
      const changes = teamChanges(before.teams, data, { person, player });
      if (changes === null) return null;
      return before.teams === null ? `The draft has the league's ${changes}` : capital(changes);
    },
  },
  DraftOrderCommitted: {
    kind: 'order',
    say: (data, { who }) =>
      `${who} drew the order and sealed it: draw ${data.roll}, code ${data.commit.slice(0, 12)}…`,
  },
  DraftOrderNonceAdded: {
    kind: 'order',
    say: (data, { who, team }) => `${who} added a word to draw ${data.roll} for ${team(data.teamId)}`,
  },
  DraftOrderRevealed: {
    kind: 'order',
    say: (data, { who, team }) => `${who} revealed draw ${data.roll}: ${data.order.map(team).join(', ')}`,
  },
  DraftOrderSetByHand: {
    kind: 'order',
    say: (data, { who, team }) => `${who} set the order by hand: ${data.order.map(team).join(', ')}`,
  },
  DraftLobbyOpened: { kind: 'course', say: (_, { who }) => `${who} opened the lobby` },
  DraftPlacementsChanged: { kind: 'league', say: () => 'The captains who play were placed again' },
  DraftPoolChanged: {
    kind: 'league',
    say: (data, { player }) => {
      const added = some(
        player,
        data.added.map(({ playerId }) => playerId),
      );
      const removed = some(player, data.removed);
      const moves = [
        ...(added ? [`${added} came into the pool`] : []),
        ...(removed ? [`${removed} left ${added ? 'it' : 'the pool'}`] : []),
      ];
      return moves.length === 0 ? 'Ratings or details of players changed' : capital(listOf(moves));
    },
  },
  DraftStarted: { kind: 'course', say: (_, { who }) => `${who} started the draft` },
  TurnStarted: {
    kind: 'clock',
    say: (data, { team }) => `${team(data.teamId)} came on the clock for pick ${data.pickNo}`,
  },
  TurnExpired: {
    kind: 'clock',
    say: (data, { team }) => `The clock of ${team(data.teamId)} ran out at pick ${data.pickNo}`,
  },
  PlayerPicked: {
    kind: 'picks',
    say: (data, { team, player }) =>
      `Pick ${data.pickNo}: ${team(data.teamId)} took ${player(data.playerId)}${SOURCES[data.source]}`,
  },
  AutoModeEnabled: {
    kind: 'clock',
    say: (data, { who, team }) =>
      data.cause === 'two_expiries'
        ? `Auto mode came on for ${team(data.teamId)} after two missed turns`
        : `${who} turned auto mode on for ${team(data.teamId)}`,
  },
  AutoModeDisabled: {
    kind: 'clock',
    say: (data, { who, team }) =>
      data.cause === 'captain_picked'
        ? `Auto mode went off for ${team(data.teamId)}: the team picked`
        : `${who} turned auto mode off for ${team(data.teamId)}`,
  },
  DraftPauseScheduled: {
    kind: 'clock',
    say: (data, { who }) =>
      data.afterPickNo === null
        ? `${who} took the planned pause back`
        : `${who} planned a pause after pick ${data.afterPickNo}`,
  },
  DraftPaused: {
    kind: 'clock',
    say: (data, { who }) => {
      if (data.cause === 'was_away') return 'The draft paused by itself';
      return data.cause === 'scheduled' ? 'The draft paused as planned' : `${who} paused the draft`;
    },
  },
  DraftResumed: {
    kind: 'clock',
    say: (data, { who }) => `${who} resumed with ${durationOf(data.seconds)} on the clock`,
  },
  PicksUndone: {
    kind: 'picks',
    say: (data, { who, player }) =>
      `${who} undid ${count(data.picks.length, 'pick')} back to pick ${data.toPickNo}: ${[...data.picks, ...(data.extras ?? [])].map(({ playerId }) => player(playerId)).join(', ')}`,
  },
  PicksRedone: {
    kind: 'picks',
    say: (data, { who, player }) =>
      `${who} made ${count(data.picks.length, 'pick')} again that had been undone: ${data.picks.map(({ playerId }) => player(playerId)).join(', ')}`,
  },
  PickReplaced: {
    kind: 'picks',
    say: (data, { who, team, player }) =>
      `${who} changed pick ${data.pickNo} of ${team(data.teamId)}: ${player(data.playerId)} instead of ${player(data.fromPlayerId)}`,
  },
  PlayersAssignedByLot: {
    kind: 'picks',
    say: (data, { team, player }) =>
      `Assigned by lot: ${data.assignments.map(({ teamId, playerId }) => `${player(playerId)} to ${team(teamId)}`).join(', ')}`,
  },
  LatePlayerAssigned: {
    kind: 'picks',
    say: (data, { team, player }) =>
      `${player(data.player.playerId)} registered late and goes to ${team(data.teamId)}`,
  },
  DraftCompleted: { kind: 'course', say: () => 'The draft is complete' },
  DraftReset: { kind: 'course', say: (_, { who }) => `${who} reset the draft to the lobby` },
  DraftCancelled: { kind: 'course', say: (_, { who }) => `${who} canceled the draft` },
  DraftReopened: { kind: 'course', say: (_, { who }) => `${who} opened the draft again` },
  DraftPublished: {
    kind: 'course',
    say: (data, { who, player }) =>
      `${who} published the rosters${data.unplaced?.length ? `; not placed, because their teams are gone: ${data.unplaced.flatMap(({ playerIds }) => playerIds.map(player)).join(', ')}` : ''}`,
  },
  DraftResultSigned: {
    kind: 'course',
    say: (data, { who }) => `${who} signed the result: code ${data.code}`,
  },
  DraftStepMissed: { kind: 'course', say: (data) => `Could not ${STEPS[data.step]} at its set time` },
  DraftReasonsForgotten: {
    kind: 'course',
    say: () => 'The reasons of somebody who left were deleted',
  },
  SpectatorLinkIssued: { kind: 'settings', say: (_, { who }) => `${who} made a new spectator link` },
};

const say = <T extends Type>(type: T, data: DataOf<T>, names: Names, before: Before): string | null =>
  FACTS[type].say(data, names, before);

/** One fact of a draft as a sentence; null: nothing that people would see has changed. */
export const historySentence = ({ type, data }: DraftEvent, names: Names, before: Before): string | null =>
  say(type, data, names, before);

/** Which sort of fact an event is in the draft's history. */
export const kindOf = ({ type }: DraftEvent): HistoryKind => FACTS[type].kind;

export const historyKinds = [
  'settings',
  'league',
  'order',
  'picks',
  'clock',
  'course',
] as const satisfies readonly HistoryKind[];
