import { defineEvent } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);
const time = z.iso.datetime();

/** Which of the two addresses agreed to the change. */
export const emailChangeSide = z.enum(['current', 'new']);
export type EmailChangeSide = z.infer<typeof emailChangeSide>;

/** What people change about their own account. */
export const accountChangeEvents = [
  defineEvent(
    'AccountNamesChanged',
    z.object({ accountId: id, firstName: z.string(), lastName: z.string() }),
    { encrypted: { keyOf: 'accountId', fields: { firstName: 'Deleted', lastName: 'player' } } },
  ),
  /** Two mails follow, one to the address that stands and one to the new one. */
  defineEvent(
    'EmailChangeRequested',
    z.object({ accountId: id, changeId: id, email: z.string(), requestedAt: time }),
    { encrypted: { keyOf: 'accountId', fields: { email: '' } } },
  ),
  defineEvent(
    'EmailChangeApproved',
    z.object({ accountId: id, changeId: id, side: emailChangeSide, approvedAt: time }),
  ),
  defineEvent('EmailChanged', z.object({ accountId: id, changeId: id, email: z.string(), changedAt: time }), {
    encrypted: { keyOf: 'accountId', fields: { email: '' } },
  }),
  /** `refused`: by the address that stands; `withdrawn`: by the person; `address_taken`: somebody else signed up with it. */
  defineEvent(
    'EmailChangeEnded',
    z.object({ accountId: id, changeId: id, cause: z.enum(['refused', 'withdrawn', 'address_taken']) }),
  ),
  /** From now on a sign-in needs a code too. The secret and the recovery codes stand in no event. */
  defineEvent('SecondFactorEnabled', z.object({ accountId: id, enabledAt: time })),
  defineEvent('SecondFactorDisabled', z.object({ accountId: id, disabledAt: time })),
  defineEvent('RecoveryCodeUsed', z.object({ accountId: id, left: z.number().int().min(0), usedAt: time })),
  /** The person left for good; with it the key of their personal fields was destroyed. */
  defineEvent('AccountErased', z.object({ accountId: id, erasedAt: time })),
] as const;
