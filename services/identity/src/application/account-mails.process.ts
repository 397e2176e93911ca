import type { AccountEvent } from '@fieldhouse/events/identity';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { AccountMailRequest } from './account-mails.handler';

/** What happens to an account and what its person asks for is followed by a mail, as a timer that stands until it has left. */
export const accountMails: Process<AccountEvent> = {
  name: 'account-mails',
  categories: ['account'],
  startFrom: 'now',
  react: ({ id, type, data, metadata }): readonly Effect[] => {
    const mail = (
      kind: AccountMailRequest['type'],
      more: Pick<AccountMailRequest, 'changeId' | 'detail'> = {},
    ): readonly Effect[] => {
      const timerId = kind === 'SendEmailChangeMailToNew' ? `mail-new-${id}` : `mail-${id}`;
      const request: AccountMailRequest = { type: kind, causedAt: metadata.occurredAt, ...more };
      const command = { aggregate: 'accountMail', id: data.accountId, request };
      return [asksAt(metadata.occurredAt, timerId, command)];
    };
    switch (type) {
      case 'EmailConfirmationRequested':
        return mail('SendConfirmationMail');
      case 'PasswordRecoveryRequested':
        return mail('SendRecoveryMail');
      case 'PasswordChanged':
        return mail(data.cause === 'changed' ? 'SendOwnPasswordChangedMail' : 'SendPasswordChangedMail');
      case 'EmailChangeRequested': {
        const { changeId } = data;
        return [
          ...mail('SendEmailChangeMailToCurrent', { changeId }),
          ...mail('SendEmailChangeMailToNew', { changeId }),
        ];
      }
      case 'EmailConfirmed':
        // From now on it has a say in a change that waits.
        return mail('SendEmailChangeMailToCurrent');
      case 'EmailChanged':
        return mail('SendEmailChangedMail');
      case 'SecondFactorEnabled':
        return mail('SendSecondFactorOnMail');
      case 'SecondFactorDisabled':
        // The mail about the new password is there already.
        return data.cause === 'address_proven' ? [] : mail('SendSecondFactorOffMail');
      case 'SecondFactorLiftRequested':
        return mail('SendSecondFactorLiftMail');
      case 'SecondFactorLiftCancelled':
        return mail('SendSecondFactorKeptMail');
      case 'RecoveryCodeUsed': {
        const codes = data.left === 1 ? 'One code is' : `${data.left} codes are`;
        return mail('SendRecoveryCodeUsedMail', { detail: `${codes} left.` });
      }
      case 'WrongCodesGiven':
        return mail('SendWrongCodesMail');
      case 'NewDeviceSignedIn':
        return mail('SendNewDeviceMail');
      default:
        return [];
    }
  },
};
