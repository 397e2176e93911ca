import type { RegistrationsView, StaffRegistrationView } from '@fieldhouse/api-contract';
import type { Candidate, TeamToFill } from './suggest-places';

/** Somebody on the board. `fixed`: joined their team by themselves, and is not moved here. */
export type BoardPerson = Candidate & { readonly fixed: boolean };
export type BoardTeam = Omit<TeamToFill, 'players'> & {
  readonly color: string;
  readonly players: readonly BoardPerson[];
};
export type Board = { readonly pool: readonly BoardPerson[]; readonly teams: readonly BoardTeam[] };

/** Who waits for a team, and who is on which. */
export const boardOf = (
  { registrations }: Pick<RegistrationsView, 'registrations'>,
  teams: readonly { readonly teamId: string; readonly name: string; readonly color: string }[],
): Board => {
  const players = registrations.filter(
    ({ kind, status }) => kind !== 'team' && (status === 'confirmed' || status === 'rostered'),
  );
  const isOn = (one: StaffRegistrationView): boolean => one.status === 'rostered' || one.kind === 'member';
  return {
    pool: players.filter((one) => !isOn(one)).map(personOf),
    teams: teams.map(({ teamId, name, color }) => ({
      ...{ teamId, name, color },
      players: players.filter((one) => isOn(one) && one.teamId === teamId).map(personOf),
    })),
  };
};

const personOf = ({ registrationId, name, kind, group, saved }: StaffRegistrationView): BoardPerson => {
  const isIn = group?.members.some((one) => one.registrationId === registrationId && !one.asked) ?? false;
  return {
    ...{ registrationId, name },
    groupId: isIn ? (group?.groupId ?? null) : null,
    gender: saved?.person.gender ?? null,
    level: saved?.person.level ?? null,
    positions: saved?.person.positions ?? [],
    fixed: kind === 'member',
  };
};

/** How even a team is: players, their average level (null: nobody has said one) and how many of each gender. */
export const balanceOf = ({ players }: Pick<TeamToFill, 'players'>) => {
  const levels = players.flatMap(({ level }) => level ?? []);
  const ofGender = (gender: string): number => players.filter((one) => one.gender === gender).length;
  return {
    players: players.length,
    level: levels.length === 0 ? null : levels.reduce((all, one) => all + one, 0) / levels.length,
    genders: { women: ofGender('woman'), men: ofGender('man'), nonbinary: ofGender('nonbinary') },
  };
};
