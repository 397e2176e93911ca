import type { AccountEvent } from '@fieldhouse/events/identity';
import { specification } from '@fieldhouse/kernel/testing';
import { accountDecider } from './account.decider';

const { given } = specification(accountDecider);
const at = '2026-05-01T18:00:00.000Z';
const late = '2026-05-02T18:00:00.001Z';
const accountId = 'a1';
const changeId = 'c1';
const email = 'ana.ruiz@example.org';
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { accountId, email: 'ana@example.org', firstName: 'Ana', lastName: 'Ruiz' },
};
const asked: AccountEvent = {
  type: 'EmailChangeRequested',
  data: { accountId, changeId, email, requestedAt: at },
};
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } };
const agreed = (side: 'current' | 'new', approvedAt = at): AccountEvent => ({
  type: 'EmailChangeApproved',
  data: { accountId, changeId, side, approvedAt },
});
const own = { actor: { kind: 'account', accountId }, at, accountId } as const;
const ask = { type: 'RequestEmailChange', ...own, changeId, email } as const;
const agree = (side: 'current' | 'new') => ({ type: 'ApproveEmailChange', ...own, changeId, side }) as const;
const complete = { type: 'CompleteEmailChange', ...own, changeId } as const;
const moved: AccountEvent = { type: 'EmailChanged', data: { accountId, changeId, email, changedAt: at } };
const erase = { type: 'EraseAccount', ...own } as const;
const erased: AccountEvent = { type: 'AccountErased', data: { accountId, erasedAt: at } };

describe('the names', () => {
  it('change once', () => {
    const rename = { type: 'ChangeNames', ...own, firstName: 'Anna', lastName: 'Ruiz' } as const;
    const renamed: AccountEvent = {
      type: 'AccountNamesChanged',
      data: { accountId, firstName: 'Anna', lastName: 'Ruiz' },
    };
    given(registered).when(rename).then(renamed);
    given(registered, renamed).when(rename).then();
    given().when(rename).thenRefused('account_unknown');
  });
});

describe('the address', () => {
  it('moves only when both have agreed', () => {
    given(registered, confirmed).when(ask).then(asked);
    given(registered, confirmed, asked).when(agree('new')).then(agreed('new'));
    given(registered, confirmed, asked, agreed('new')).when(agree('new')).then();
    given(registered, confirmed, asked, agreed('new')).when(complete).then();
    given(registered, confirmed, asked, agreed('new'), agreed('current')).when(complete).then(moved);
    given(registered, confirmed, asked, agreed('new'), agreed('current'), moved).when(complete).then();
    expect(given(registered, confirmed, asked, agreed('new'), agreed('current'), moved).state).toMatchObject({
      email,
      emailConfirmedAt: at,
      emailChange: null,
    });
  });

  it('moves with the new one alone while nobody has confirmed the present one', () => {
    given(registered, asked).when(complete).then();
    given(registered, asked, agreed('current')).when(complete).then();
    given(registered, asked, agreed('new')).when(complete).then(moved);
    given(registered, asked, agreed('new'), moved).when(complete).then();
    given(registered, asked, agreed('new'))
      .when({ ...complete, at: late })
      .then({ ...moved, data: { ...moved.data, changedAt: late } });
    given(registered, asked, confirmed, agreed('new')).when(complete).then();
  });

  it('is not moved by what was refused, is another change, or took more than a day', () => {
    const ended: AccountEvent = { type: 'EmailChangeEnded', data: { accountId, changeId, cause: 'refused' } };
    const refuse = { type: 'EndEmailChange', ...own, changeId, cause: 'refused' } as const;
    given(registered, asked).when(refuse).then(ended);
    given(registered, asked, ended).when(refuse).then();
    given(registered, asked, ended).when(agree('new')).thenRefused('email_change_over');
    given(registered, asked)
      .when({ ...agree('new'), changeId: 'c0' })
      .thenRefused('email_change_over');
    const inTime = '2026-05-02T18:00:00.000Z';
    given(registered, asked)
      .when({ ...agree('new'), at: inTime })
      .then(agreed('new', inTime));
    given(registered, asked)
      .when({ ...agree('new'), at: late })
      .thenRefused('email_change_over');
    given(registered, confirmed, asked, agreed('new'), agreed('current'))
      .when({ ...complete, at: late })
      .then({ ...moved, data: { ...moved.data, changedAt: late } });
  });

  it('is asked for once a minute and five times a day', () => {
    const other = { ...ask, changeId: 'c2' } as const;
    given(registered, asked)
      .when({ ...other, at: '2026-05-01T18:00:15.000Z' })
      .thenRefused('mail_just_sent', { retryAfterSeconds: 45 });
    const five = Array.from({ length: 5 }, (_, hour): AccountEvent => {
      const requestedAt = `2026-05-01T1${hour}:00:00.000Z`;
      return { type: 'EmailChangeRequested', data: { accountId, changeId: `c${hour}`, email, requestedAt } };
    });
    given(registered, ...five)
      .when({ ...other, at: '2026-05-02T09:00:00.000Z' })
      .thenRefused('mails_today', { retryAfterSeconds: 3_600 });
    const next = '2026-05-02T10:00:00.000Z';
    given(registered, ...five)
      .when({ ...other, at: next })
      .then({ type: 'EmailChangeRequested', data: { accountId, changeId: 'c2', email, requestedAt: next } });
  });

  it('cannot be the one it is', () => {
    given(registered)
      .when({ ...ask, email: 'ANA@example.org' })
      .thenRefused('email_unchanged');
  });
});

describe('the end', () => {
  it('erases everybody but site admins, and nothing follows', () => {
    const granted: AccountEvent = {
      type: 'GlobalRoleGranted',
      data: { accountId, role: 'site_admin', reason: 'first admin' },
    };
    given(registered).when(erase).then(erased);
    given(registered, granted).when(erase).thenRefused('site_admin_stays');
    given(registered, erased).when(erase).thenRefused('account_unknown');
    given(registered, erased).when(ask).thenRefused('account_unknown');
    expect(given(registered, erased).state).toEqual({ status: 'erased' });
  });
});
