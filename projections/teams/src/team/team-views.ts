import type { MemberView, TeamCard, TeamView } from '@fieldhouse/api-contract';
import { memberRole } from '@fieldhouse/values';
import type { Named } from '../members/member-names';
import { isRestorable, mayAppoint, playersOf } from './team-membership';
import type { MemberEntry, TeamDocument } from './team.read-model';

const byName = new Intl.Collator('en').compare;
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** A team as it is recognised, with the address of its crest. */
export const cardOf = (team: TeamDocument, crest: string | null): TeamCard => {
  const { name, sport, color, accent, city } = team.details;
  const { _id: teamId, archived } = team;
  return { teamId, name, sport, color, accent, crest, city, players: playersOf(team), archived };
};

export const byTeamName = (a: TeamCard, b: TeamCard): number => byName(a.name, b.name);

/** By role, number, name. */
export const membersOf = (team: TeamDocument, nameOf: (one: Named) => string): MemberView[] =>
  team.members
    .map(({ roleRevision: _, roleSetAt: _set, ...member }: MemberEntry) => ({
      ...member,
      name: nameOf(member),
    }))
    .sort(
      (a, b) =>
        memberRole.options.indexOf(a.role) - memberRole.options.indexOf(b.role) ||
        Number(a.number === null) - Number(b.number === null) ||
        byNumber(a.number ?? '', b.number ?? '') ||
        byName(a.name, b.name),
    );

type Removed = NonNullable<TeamView['running']>['removed'];
/** Whom somebody can take back at this instant, the last to be removed first. */
export const removedFrom = (
  team: TeamDocument,
  me: MemberEntry | null,
  nameOf: (one: Named) => string,
  now: string,
): Removed =>
  team.past
    .filter((one) => isRestorable(team, one, now) && mayAppoint(me, one.role))
    .map((one) => ({ memberId: one.memberId, name: nameOf(one), role: one.role, leftAt: one.leftAt }))
    .reverse();
