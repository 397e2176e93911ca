import type { TeamEvent } from '@fieldhouse/events/teams';
import { asks, asksAt, type Dispatch, type Effect, type Process } from '@fieldhouse/kernel';
import type { TeamUpkeepRequest } from './team-upkeep.handler';

/**
 * What a team's facts bring with them outside its stream: a mail to whoever is invited, the end of an invitation in
 * time and that its address is then forgotten, a link that is found by its code, pictures that
 * are its crest no more, and which teams an account is of.
 */
export const teamFollowers: Process<TeamEvent> = {
  name: 'team-followers',
  categories: ['team'],
  startFrom: 'beginning',
  react: (event): readonly Effect[] => {
    const { id, type, data, metadata } = event;
    const { teamId } = data;
    const noted = accountsIn(event).map((accountId) =>
      dispatched(teamId, { type: 'NoteTeamOfAccount', accountId }),
    );
    switch (type) {
      case 'MemberInvited':
      case 'MemberInvitedAgain': {
        const { invitationId, expiresAt } = data;
        const mail = upkeep(teamId, {
          type: 'SendMemberInvitation',
          invitationId,
          causedAt: metadata.occurredAt,
        });
        const expire: Dispatch = {
          aggregate: 'team',
          id: teamId,
          request: { type: 'ExpireMemberInvitation', invitationId },
        };
        return [
          asksAt(metadata.occurredAt, `team-mail-${id}`, mail),
          asksAt(expiresAt, expiryOf(invitationId), expire),
          ...noted,
        ];
      }
      case 'MemberInvitationAccepted':
      case 'MemberInvitationDeclined':
      case 'MemberInvitationWithdrawn':
      case 'MemberInvitationExpired': {
        const { invitationId } = data;
        return [
          { kind: 'cancel', timerId: expiryOf(invitationId) },
          dispatched(teamId, { type: 'ForgetInvitedMember', invitationId }),
        ];
      }
      case 'TeamCrestSet':
      case 'TeamCrestRemoved':
        return [dispatched(teamId, { type: 'TidyTeamCrests' })];
      case 'TeamLinkOpened':
        return [dispatched(teamId, { type: 'NoteTeamCode', linkId: data.linkId })];
      case 'TeamLinkClosed':
        return [dispatched(teamId, { type: 'ForgetTeamCode', linkId: data.linkId })];
      case 'MemberJoined':
      case 'MemberClaimed':
      case 'JoinRequested':
        return noted;
      default:
        return [];
    }
  },
};

/** Whose accounts a fact brings to the team, or asks. */
export const accountsIn = ({ type, data }: TeamEvent): readonly string[] => {
  switch (type) {
    case 'MemberInvited':
    case 'MemberJoined':
    case 'MemberClaimed':
    case 'JoinRequested':
      return data.accountId === null ? [] : [data.accountId];
    default:
      return [];
  }
};

const expiryOf = (invitationId: string): string => `member-invitation-expires-${invitationId}`;

const upkeep = (teamId: string, request: TeamUpkeepRequest): Dispatch => ({
  aggregate: 'teamUpkeep',
  id: teamId,
  request,
});

const dispatched = (teamId: string, request: TeamUpkeepRequest): Effect => asks(upkeep(teamId, request));
