import type { TeamInviteView } from '@fieldhouse/api-contract';
import { crestPath } from '@fieldhouse/events/teams';
import { invitationState, roleOnceAccepted } from '@fieldhouse/values';
import {
  findInvitation,
  holdsPlace,
  isForAnother,
  linkState,
  memberOfAccount,
  waitingFor,
  type CreatedTeam,
} from '../domain';

/**
 * What stands behind a link that the team gave at an instant (ISO-8601 UTC).
 * @param crestKey that the address of its crest is signed with
 * @param reader who is signed in; null: a visitor
 */
export const inviteViewOf = (
  team: CreatedTeam,
  linkId: string,
  at: string,
  crestKey: Buffer,
  reader: { readonly accountId: string; readonly confirmedAddress: string | null } | null,
): Omit<TeamInviteView, 'token'> => {
  const { teamId, details, status, members, link, crestId } = team;
  const { name, sport, color, accent, city } = details;
  const players = members.filter((one) => holdsPlace(one) && one.status === 'active').length;
  const crest = crestId && crestPath(crestKey, crestId, Date.parse(at));
  const card = { teamId, name, sport, color, accent, crest, city, players, archived: status === 'archived' };
  const standing = (state: TeamInviteView['state']): TeamInviteView['state'] =>
    state === 'open' && card.archived ? 'archived' : state;
  const member = reader ? memberOfAccount(team, reader.accountId) : undefined;
  const invitation = findInvitation(team, linkId);
  if (invitation)
    return {
      team: card,
      role: member ? roleOnceAccepted(member, invitation) : invitation.role,
      addressed: true,
      forAnother: reader !== null && isForAnother(invitation, reader),
      state: standing(invitationState(invitation, at)),
    };
  const state = link?.linkId === linkId ? standing(linkState(link, at)) : 'withdrawn';
  const invited = reader ? waitingFor(team, reader, at) : undefined;
  return {
    team: card,
    role: member?.role ?? invited?.role ?? 'player',
    addressed: false,
    forAnother: false,
    state,
  };
};
