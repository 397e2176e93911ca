import type { AccountEvent } from '@fieldhouse/events/identity';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { accountMails } from './account-mails.process';

const at = '2026-05-01T18:00:00.000Z';
const recorded = (event: AccountEvent): RecordedEvent<AccountEvent> =>
  ({ ...event, id: 'e1', metadata: { occurredAt: at } }) as unknown as RecordedEvent<AccountEvent>;
const accountId = 'a1';

describe('mails to an account', () => {
  it.each([
    [{ type: 'EmailConfirmationRequested', data: { accountId, requestedAt: at } }, 'SendConfirmationMail'],
    [{ type: 'PasswordRecoveryRequested', data: { accountId, requestedAt: at } }, 'SendRecoveryMail'],
    [
      { type: 'PasswordChanged', data: { accountId, cause: 'recovered', changedAt: at } },
      'SendPasswordChangedMail',
    ],
    [
      { type: 'PasswordChanged', data: { accountId, cause: 'changed', changedAt: at } },
      'SendOwnPasswordChangedMail',
    ],
    [{ type: 'EmailConfirmed', data: { accountId, confirmedAt: at } }, 'SendEmailChangeMailToCurrent'],
    [
      { type: 'EmailChanged', data: { accountId, changeId: 'c', email: 'x', changedAt: at } },
      'SendEmailChangedMail',
    ],
    [{ type: 'SecondFactorEnabled', data: { accountId, enabledAt: at } }, 'SendSecondFactorOnMail'],
    [
      { type: 'SecondFactorDisabled', data: { accountId, disabledAt: at, cause: 'lifted' } },
      'SendSecondFactorOffMail',
    ],
    [
      {
        type: 'SecondFactorLiftRequested',
        data: { accountId, reason: 'Lost phone', requestedAt: at, liftAt: at },
      },
      'SendSecondFactorLiftMail',
    ],
    [{ type: 'SecondFactorLiftCancelled', data: { accountId, cancelledAt: at } }, 'SendSecondFactorKeptMail'],
    [{ type: 'WrongCodesGiven', data: { accountId, givenAt: at } }, 'SendWrongCodesMail'],
    [
      {
        type: 'NewDeviceSignedIn',
        data: { accountId, device: 'Chrome on Windows', network: '203.0.113.x', signedInAt: at },
      },
      'SendNewDeviceMail',
    ],
  ] as const)('follow $type, one for each', (event, type) => {
    expect(accountMails.react(recorded(event))).toStrictEqual([
      {
        kind: 'schedule',
        timerId: 'mail-e1',
        jobId: `mail-e1@${at}`,
        at,
        command: { aggregate: 'accountMail', id: accountId, request: { type, causedAt: at } },
      },
    ]);
  });

  it('go to both addresses when one is to take the place of the other', () => {
    const asked: AccountEvent = {
      type: 'EmailChangeRequested',
      data: { accountId, changeId: 'c1', email: 'new@example.org', requestedAt: at },
    };
    expect(accountMails.react(recorded(asked))).toMatchObject([
      { timerId: 'mail-e1', command: { request: { type: 'SendEmailChangeMailToCurrent', changeId: 'c1' } } },
      { timerId: 'mail-new-e1', command: { request: { type: 'SendEmailChangeMailToNew', changeId: 'c1' } } },
    ]);
  });

  it('say how many recovery codes are left', () => {
    const used: AccountEvent = { type: 'RecoveryCodeUsed', data: { accountId, left: 1, usedAt: at } };
    expect(accountMails.react(recorded(used))).toMatchObject([
      { command: { request: { type: 'SendRecoveryCodeUsedMail', detail: 'One code is left.' } } },
    ]);
  });

  it('do not follow what the mail about a new password tells already', () => {
    const off: AccountEvent = {
      type: 'SecondFactorDisabled',
      data: { accountId, disabledAt: at, cause: 'address_proven' },
    };
    expect(accountMails.react(recorded(off))).toEqual([]);
  });

  it('do not follow anything else', () => {
    const renamed: AccountEvent = {
      type: 'AccountNamesChanged',
      data: { accountId, firstName: 'Ana', lastName: 'Ruiz' },
    };
    expect(accountMails.react(recorded(renamed))).toEqual([]);
  });
});
