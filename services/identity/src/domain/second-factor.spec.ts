import type { AccountEvent } from '@fieldhouse/events/identity';
import { specification } from '@fieldhouse/kernel/testing';
import { accountDecider } from './account.decider';

const { given } = specification(accountDecider);
const at = '2026-05-01T18:00:00.000Z';
const liftAt = '2026-05-02T18:00:00.000Z';
const accountId = 'a1';
const own = { actor: { kind: 'account', accountId }, at, accountId } as const;
const admin = { actor: { kind: 'account', accountId: 'boss' }, at, accountId } as const;
const clock = { actor: { kind: 'process', name: 'second-factor-lifts' }, accountId } as const;
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { accountId, email: 'ana@example.org', firstName: 'Ana', lastName: 'Ruiz' },
};
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } };
const on: AccountEvent = { type: 'SecondFactorEnabled', data: { accountId, enabledAt: at } };
const off = (cause: 'own' | 'lifted' | 'address_proven', disabledAt = at): AccountEvent => ({
  type: 'SecondFactorDisabled',
  data: { accountId, disabledAt, cause },
});
const reason = 'Lost phone and codes, showed her passport at the desk';
const asked: AccountEvent = {
  type: 'SecondFactorLiftRequested',
  data: { accountId, reason, requestedAt: at, liftAt },
};
const kept: AccountEvent = { type: 'SecondFactorLiftCancelled', data: { accountId, cancelledAt: at } };
const enable = { type: 'EnableSecondFactor', ...own } as const;
const disable = { type: 'DisableSecondFactor', ...own } as const;
const ask = { type: 'RequestSecondFactorLift', ...admin, reason } as const;
const keep = { type: 'CancelSecondFactorLift', ...own } as const;
const lift = (when: string) => ({ type: 'LiftSecondFactor', ...clock, at: when }) as const;

describe('the second factor', () => {
  it('turns on and off once', () => {
    given(registered, confirmed).when(enable).then(on);
    given(registered, confirmed, on).when(enable).then();
    given(registered, confirmed, on).when(disable).then(off('own'));
    given(registered, confirmed).when(disable).then();
  });

  it('locks no account whose address nobody has proven', () => {
    given(registered).when(enable).thenRefused('email_unconfirmed');
  });

  it('goes, with a change of address, when the owner of an address that was never confirmed proves it', () => {
    const move: AccountEvent = {
      type: 'EmailChangeRequested',
      data: { accountId, changeId: 'c1', email: 'mallory@example.org', requestedAt: at },
    };
    const facts = { trusted: false, firstSiteAdmin: false };
    const recover = { type: 'RecordPasswordRecovered', ...own, ...facts } as const;
    const changed: AccountEvent = {
      type: 'PasswordChanged',
      data: { accountId, cause: 'recovered', changedAt: at },
    };
    given(registered, on, move)
      .when(recover)
      .then(changed, confirmed, off('address_proven'), {
        type: 'EmailChangeEnded',
        data: { accountId, changeId: 'c1', cause: 'withdrawn' },
      });
    given(registered, confirmed, on, move).when(recover).then(changed);
  });
});

describe('a second factor that a site admin takes off', () => {
  it('goes a day after they said why', () => {
    given(registered, confirmed, on).when(ask).then(asked);
    given(registered, confirmed, on, asked).when(ask).then();
    given(registered, confirmed, on, asked).when(lift('2026-05-02T17:59:59.999Z')).then();
    given(registered, confirmed, on, asked).when(lift(liftAt)).then(off('lifted', liftAt));
    given(registered, confirmed, on, asked, off('lifted', liftAt)).when(lift(liftAt)).then();
  });

  it('stays when its person, or a site admin, calls it off', () => {
    given(registered, confirmed, on, asked).when(keep).then(kept);
    given(registered, confirmed, on, asked, kept).when(lift(liftAt)).then();
    given(registered, confirmed, on, asked, kept).when(keep).then();
  });

  it('has to be on, and is not the own one', () => {
    given(registered, confirmed).when(ask).thenRefused('second_factor_off');
    given(registered, confirmed, on)
      .when({ ...ask, actor: own.actor })
      .thenRefused('own_second_factor');
  });
});

describe('wrong codes after the right password', () => {
  it('are told once in 24 hours', () => {
    const told: AccountEvent = { type: 'WrongCodesGiven', data: { accountId, givenAt: at } };
    const record = { type: 'RecordWrongCodes', ...own } as const;
    given(registered, on).when(record).then(told);
    given(registered, on, told).when(record).then();
    const next = { type: 'WrongCodesGiven', data: { accountId, givenAt: liftAt } } as const;
    given(registered, on, told)
      .when({ ...record, at: liftAt })
      .then(next);
  });
});
