import type { LeagueProspectus } from '@fieldhouse/values';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import { activeOf, groupMembers, type Registration } from '../places.state';

/** By one who is in the group: whoever asked had its link, and now both sides have said yes. */
export const acceptGroupMember = (
  turn: PlacesTurn,
  { registrationId, groupId, inGroup }: Registration,
  actorId: string,
  { groupSize }: LeagueProspectus,
): void => {
  if (groupId === null) throw new PlacesError('registration_unknown');
  const members = groupMembers(turn.state, groupId);
  if (!members.some(({ accountId }) => accountId === actorId)) throw new PlacesError('registration_unknown');
  if (inGroup) return;
  if (members.length >= groupSize) throw new PlacesError('group_full');
  turn.say({ type: 'GroupMemberAccepted', data: { leagueId: turn.leagueId, registrationId, groupId } });
};

/** The others stay together, and keep the group's link. */
export const leaveGroup = (turn: PlacesTurn, { registrationId, groupId }: Registration): void => {
  if (groupId === null) return;
  turn.say({ type: 'GroupMemberLeft', data: { leagueId: turn.leagueId, registrationId, groupId } });
};

/** Whoever asked to join a group that nobody is in any more asks no longer. */
export const leaveLostGroups = (turn: PlacesTurn): void => {
  for (const one of activeOf(turn.state))
    if (one.groupId !== null && groupMembers(turn.state, one.groupId).length === 0) leaveGroup(turn, one);
};
