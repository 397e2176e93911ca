import type { DraftEvent, DraftTeam } from '@fieldhouse/events/drafts';
import { count } from '@fieldhouse/values';
import { listOf } from './words';

type Teams = Omit<Extract<DraftEvent, { type: 'DraftTeamsChanged' }>['data'], 'draftId'>;
type People = {
  readonly person: (accountId: string) => string;
  readonly player: (playerId: string) => string;
};

const beyond = (ids: readonly string[], others: readonly string[]): readonly string[] =>
  ids.filter((id) => !others.includes(id));

const changesOf = (was: DraftTeam, is: DraftTeam, { person, player }: People): readonly string[] => [
  ...(was.name === is.name ? [] : [`${was.name} is now called ${is.name}`]),
  ...(was.color === is.color ? [] : [`${is.name} has a new color`]),
  ...beyond(is.pickerIds, was.pickerIds).map((id) => `${person(id)} picks for ${is.name}`),
  ...beyond(was.pickerIds, is.pickerIds).map((id) => `${person(id)} no longer picks for ${is.name}`),
  ...(was.captainPlayerId === is.captainPlayerId
    ? []
    : [
        is.captainPlayerId === null
          ? `no player is captain of ${is.name} anymore`
          : `${player(is.captainPlayerId)} is the playing captain of ${is.name}`,
      ]),
];

/** What the league's teams and staff became: 'Bats joined and Dana Okafor picks for Bats'; null: nothing that people see. */
export const teamChanges = (before: Teams | null, after: Teams, people: People): string | null => {
  if (before === null) return after.teams.length === 0 ? null : count(after.teams.length, 'team');
  const known = new Map(before.teams.map((team) => [team.teamId, team]));
  const ids = new Set(after.teams.map(({ teamId }) => teamId));
  const changes = [
    ...after.teams.flatMap((team) => {
      const was = known.get(team.teamId);
      return was
        ? changesOf(was, team, people)
        : [
            `${team.name} joined`,
            ...changesOf({ ...team, pickerIds: [], captainPlayerId: null }, team, people),
          ];
    }),
    ...before.teams.flatMap(({ teamId, name }) => (ids.has(teamId) ? [] : [`${name} left`])),
    ...beyond(after.commissionerIds, before.commissionerIds).map(
      (id) => `${people.person(id)} runs the draft`,
    ),
    ...beyond(before.commissionerIds, after.commissionerIds).map(
      (id) => `${people.person(id)} no longer runs the draft`,
    ),
  ];
  return changes.length === 0 ? null : listOf(changes);
};
