import { defineEvent, moreEncrypted, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';
import { accountChangeEvents } from './account-changes.events';

const id = z.string().min(1);
const reasonSealed = {
  upcasters: [moreEncrypted],
  encrypted: { keyOf: 'accountId', fields: { reason: '' } },
} as const;

/** Roles that hold for the whole installation; league and team roles live in their league. */
export const globalRole = z.enum(['site_admin', 'complex_owner']);
export type GlobalRole = z.infer<typeof globalRole>;

/** Every event of an `account-…` stream. */
export const accountEvents = [
  defineEvent(
    'AccountRegistered',
    z.object({
      accountId: id,
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** `beta`: to apply with a sports complex. */
      intent: z.enum(['beta']).optional(),
    }),
    { encrypted: { keyOf: 'accountId', fields: { email: '', firstName: 'Deleted', lastName: 'player' } } },
  ),
  /** Which versions of the legal texts the person accepted; null where none was shown. */
  defineEvent(
    'TermsAccepted',
    z.object({ accountId: id, termsVersion: z.string().nullable(), privacyVersion: z.string().nullable() }),
  ),
  /** The mail that follows carries a link; the link's token is made when it is sent and stands in no event. */
  defineEvent('EmailConfirmationRequested', z.object({ accountId: id, requestedAt: z.iso.datetime() })),
  defineEvent('EmailConfirmed', z.object({ accountId: id, confirmedAt: z.iso.datetime() })),
  /** As `EmailConfirmationRequested`: the mail carries a link to set a new password. */
  defineEvent('PasswordRecoveryRequested', z.object({ accountId: id, requestedAt: z.iso.datetime() })),
  /** `recovered`: by the link of a mail, and all sessions ended; `changed`: by its person, and all other sessions ended. */
  defineEvent(
    'PasswordChanged',
    z.object({ accountId: id, cause: z.enum(['recovered', 'changed']), changedAt: z.iso.datetime() }),
  ),
  defineEvent(
    'GlobalRoleGranted',
    z.object({ accountId: id, role: globalRole, reason: z.string() }),
    reasonSealed,
  ),
  defineEvent(
    'GlobalRoleRevoked',
    z.object({ accountId: id, role: globalRole, reason: z.string() }),
    reasonSealed,
  ),
  /**
   * A session, which is a family of refresh tokens, ended: its person signed it out, one of its tokens was presented a
   * second time, so that somebody else has had it, or a site admin ended it and said why.
   */
  defineEvent(
    'SessionFamilyRevoked',
    z.object({
      accountId: id,
      familyId: id,
      cause: z.enum(['token_reused', 'signed_out', 'ended_by_admin']),
      reason: z.string().optional(),
    }),
    reasonSealed,
  ),
  ...accountChangeEvents,
] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
