import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { asks, asksAt, type Effect, type Process } from '@fieldhouse/kernel';

/**
 * What an invitation brings with it: a mail to its address, an end in time, for a player the link that the person has
 * agreed to, and at its end that the address is forgotten.
 */
export const invitations: Process<LeagueEvent> = {
  name: 'invitations',
  categories: ['league'],
  startFrom: 'beginning',
  react: ({ id, type, data, metadata }): readonly Effect[] => {
    const { leagueId } = data;
    switch (type) {
      case 'InvitationIssued':
      case 'InvitationSentAgain': {
        const { invitationId, expiresAt } = data;
        const mail = { type: 'SendInvitationMail', invitationId, causedAt: metadata.occurredAt };
        const expire = { type: 'ExpireInvitation', invitationId };
        return [
          asksAt(metadata.occurredAt, `mail-${id}`, { aggregate: 'leagueMail', id: leagueId, request: mail }),
          asksAt(expiresAt, expiryOf(invitationId), { aggregate: 'league', id: leagueId, request: expire }),
        ];
      }
      case 'InvitationAccepted': {
        const { accountId, offer } = data;
        if (offer.kind !== 'player') return over(leagueId, data.invitationId);
        const link = { type: 'LinkPlayerAccount', playerId: offer.playerId, accountId };
        return [
          asks({ aggregate: 'playerPool', id: leagueId, request: link }),
          ...over(leagueId, data.invitationId),
        ];
      }
      case 'InvitationDeclined':
      case 'InvitationWithdrawn':
      case 'InvitationExpired':
        return over(leagueId, data.invitationId);
      default:
        return [];
    }
  },
};

const expiryOf = (invitationId: string): string => `invitation-expires-${invitationId}`;

const over = (leagueId: string, invitationId: string): readonly Effect[] => [
  { kind: 'cancel', timerId: expiryOf(invitationId) },
  asks({
    aggregate: 'leagueMail',
    id: leagueId,
    request: { type: 'ForgetInvitedAddress', invitationId },
  }),
];
