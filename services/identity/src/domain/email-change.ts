import type { AccountEvent } from '@fieldhouse/events/identity';
import type { AccountCommandOf } from './account.commands';
import { AccountError } from './account.errors';
import { requireMailAllowed } from './asked-mails';
import type { EmailChange, RegisteredAccount } from './account.state';

const GOOD_FOR_MS = 24 * 3_600_000;

type EmailChangeCommand = AccountCommandOf<
  'RequestEmailChange' | 'ApproveEmailChange' | 'CompleteEmailChange' | 'EndEmailChange'
>;

/** Decides about moving to another address: it takes all addresses that {@link isAgreed} asks, within 24 hours. */
export const decideEmailChange = (
  command: EmailChangeCommand,
  state: RegisteredAccount,
): readonly AccountEvent[] => {
  const { accountId, changeId, at } = command;
  if (command.type === 'RequestEmailChange') {
    const { email } = command;
    if (email.toLowerCase() === state.email.toLowerCase()) throw new AccountError('email_unchanged');
    requireMailAllowed(state, 'emailChange', at);
    return [{ type: 'EmailChangeRequested', data: { accountId, changeId, email, requestedAt: at } }];
  }
  const change = state.emailChange;
  if (change?.changeId !== changeId) {
    // Whoever repeats the last step has reached what they wanted.
    if (command.type === 'CompleteEmailChange' || command.type === 'EndEmailChange') return [];
    throw new AccountError('email_change_over');
  }
  switch (command.type) {
    case 'ApproveEmailChange': {
      const { side } = command;
      if (isEmailChangeOver(change, state, at)) throw new AccountError('email_change_over');
      if (change.approvedBy.includes(side)) return [];
      return [{ type: 'EmailChangeApproved', data: { accountId, changeId, side, approvedAt: at } }];
    }
    case 'CompleteEmailChange':
      if (!isAgreed(change, state)) return [];
      return [{ type: 'EmailChanged', data: { accountId, changeId, email: change.email, changedAt: at } }];
    case 'EndEmailChange':
      return [{ type: 'EmailChangeEnded', data: { accountId, changeId, cause: command.cause } }];
    default:
      return command satisfies never;
  }
};

type Present = Pick<RegisteredAccount, 'emailConfirmedAt'>;

/** The new address has said yes, and so has the present one. One that nobody has confirmed may be somebody else's and is not asked. */
export const isAgreed = ({ approvedBy }: EmailChange, { emailConfirmedAt }: Present): boolean =>
  approvedBy.includes('new') && (emailConfirmedAt === null || approvedBy.includes('current'));

/** @returns whether the change waited too long. One that was agreed to is only to be completed. */
export const isEmailChangeOver = (change: EmailChange, present: Present, at: string): boolean =>
  !isAgreed(change, present) && isOverdue(change, at);

/** @returns whether the time of the change has passed, whoever has agreed: nothing completes it by itself. */
export const isOverdue = ({ requestedAt }: EmailChange, at: string): boolean =>
  Date.parse(at) - Date.parse(requestedAt) > GOOD_FOR_MS;
