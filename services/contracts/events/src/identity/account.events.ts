import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);

/** Roles that hold for the whole installation; league and team roles live in their league. */
export const globalRole = z.enum(['site_admin', 'complex_owner']);
export type GlobalRole = z.infer<typeof globalRole>;

export const accountRegistered = defineEvent(
  'AccountRegistered',
  z.object({ accountId: id, email: z.string(), firstName: z.string(), lastName: z.string() }),
  { encrypted: { keyOf: 'accountId', fields: { email: '', firstName: 'Deleted', lastName: 'player' } } },
);
export const globalRoleGranted = defineEvent(
  'GlobalRoleGranted',
  z.object({ accountId: id, role: globalRole, reason: z.string() }),
);
export const globalRoleRevoked = defineEvent(
  'GlobalRoleRevoked',
  z.object({ accountId: id, role: globalRole, reason: z.string() }),
);
/** A refresh token was presented a second time: somebody else has had it, so all sessions of its family ended. */
export const sessionFamilyRevoked = defineEvent(
  'SessionFamilyRevoked',
  z.object({ accountId: id, familyId: id, cause: z.enum(['token_reused', 'signed_out']) }),
);

/** Every event of an `account-…` stream. */
export const accountEvents = [
  accountRegistered,
  globalRoleGranted,
  globalRoleRevoked,
  sessionFamilyRevoked,
] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
