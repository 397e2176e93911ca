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
  /**
   * `own`, also where it is absent: by the person; `lifted`: a site admin asked for it a day before; `address_proven`: the
   * owner of an address that had never been confirmed proved it, so that whoever turned the factor on was somebody else.
   */
  defineEvent(
    'SecondFactorDisabled',
    z.object({
      accountId: id,
      disabledAt: time,
      cause: z.enum(['own', 'lifted', 'address_proven']).optional(),
    }),
  ),
  /** A site admin helps somebody who has lost phone and recovery codes. Until `liftAt` it can be called off. */
  defineEvent(
    'SecondFactorLiftRequested',
    z.object({ accountId: id, reason: z.string(), requestedAt: time, liftAt: time }),
    { encrypted: { keyOf: 'accountId', fields: { reason: '' } } },
  ),
  defineEvent('SecondFactorLiftCancelled', z.object({ accountId: id, cancelledAt: time })),
  defineEvent('RecoveryCodeUsed', z.object({ accountId: id, left: z.number().int().min(0), usedAt: time })),
  /** Somebody signed in on a device on which nobody had signed in to the account before. */
  defineEvent(
    'NewDeviceSignedIn',
    z.object({ accountId: id, device: z.string(), network: z.string(), signedInAt: time }),
    { encrypted: { keyOf: 'accountId', fields: { device: '', network: '' } } },
  ),
  /** Somebody knew the password, and gave wrong codes. At most one in 24 hours. */
  defineEvent('WrongCodesGiven', z.object({ accountId: id, givenAt: time })),
  /** The person left for good; with it the key of their personal fields was destroyed. */
  defineEvent('AccountErased', z.object({ accountId: id, erasedAt: time })),
] as const;
