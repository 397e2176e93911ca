/** How invitations to an address stand in time; instants are ISO-8601 UTC. */
export type InvitationSpan = { readonly sentAt: string; readonly expiresAt: string };
/** How one ended; null: it has not. */
export type InvitationEnd = 'accepted' | 'declined' | 'withdrawn' | 'expired' | null;

/** How long an invitation is good for. */
export const INVITATION_DAYS = 14;
/** What may be open at a time of one league or team: mails to strangers are no way to be heard. */
export const OPEN_INVITATIONS = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One that is sent, or sent again, at an instant. */
export const invitationSpan = (at: string): InvitationSpan => ({
  sentAt: at,
  expiresAt: daysAfter(at, INVITATION_DAYS),
});

/** @returns the instant so many days of 24 hours later */
export const daysAfter = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** When a team may ask a free agent again who declined, or from whom it took its invitation back (business rules 5.5). */
export const inviteAgainAt = (endedAt: string): string => daysAfter(endedAt, 1);

/** How an invitation stands at an instant. */
export const invitationState = (
  { end, expiresAt }: Pick<InvitationSpan, 'expiresAt'> & { readonly end: InvitationEnd },
  at: string,
): 'open' | NonNullable<InvitationEnd> => {
  if (end !== null) return end;
  return Date.parse(at) >= Date.parse(expiresAt) ? 'expired' : 'open';
};

/** What is known of its mail. `undelivered`: it did not get through; `seenAt`: when its link was first opened. */
type Sent = InvitationSpan & { readonly undelivered: boolean; readonly seenAt: string | null };

/** Whether its mail left less than an hour before, as far as is known: it is not sent again so soon. */
export const wasJustSent = (
  { sentAt, undelivered }: Pick<Sent, 'sentAt' | 'undelivered'>,
  at: string,
): boolean => !undelivered && Date.parse(at) < Date.parse(sentAt) + HOUR_MS;

/**
 * Whether it is news that the mail of a sending did not get through: one that was sent again meanwhile may, and one whose
 * link was opened has.
 */
export const isLost = (
  invitation: Sent & { readonly end: InvitationEnd },
  sentAt: string,
  at: string,
): boolean =>
  invitation.sentAt === sentAt &&
  invitation.seenAt === null &&
  !invitation.undelivered &&
  invitationState(invitation, at) === 'open';
