import type { AccountEvent } from '@fieldhouse/events/identity';
import { specification } from '@fieldhouse/kernel/testing';
import { accountDecider } from './account.decider';

const { given } = specification(accountDecider);
const at = '2026-05-01T18:00:00.000Z';
const accountId = 'a1';
const person = { accountId, email: 'ana@example.org', firstName: 'Ana', lastName: 'Ruiz' };
const registered: AccountEvent = { type: 'AccountRegistered', data: person };
const granted: AccountEvent = {
  type: 'GlobalRoleGranted',
  data: { accountId, role: 'site_admin', reason: 'first admin' },
};
const changedSession: AccountEvent = {
  type: 'SessionFamilyRevoked',
  data: { accountId, familyId: 'f1', cause: 'signed_out' },
};
const admin = { kind: 'account', accountId: 'boss' } as const;

const anonymous = { actor: { kind: 'anonymous' }, at } as const;
const untold = { termsVersion: null, privacyVersion: null, intent: null } as const;
const plain = { trusted: false, firstSiteAdmin: false } as const;
const register = { type: 'RegisterAccount', ...anonymous, ...person, ...untold, ...plain } as const;
const asked = (requestedAt = at): AccountEvent => ({
  type: 'EmailConfirmationRequested',
  data: { accountId, requestedAt },
});
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } };
const firstAdmin: AccountEvent = {
  type: 'GlobalRoleGranted',
  data: { accountId, role: 'site_admin', reason: 'Named as first site admin in the settings' },
};
const later = (seconds: number): string => new Date(Date.parse(at) + seconds * 1_000).toISOString();

describe('signing up', () => {
  it('registers a person once and asks to confirm the address', () => {
    given().when(register).then(registered, asked());
    given(registered, asked()).when(register).then();
  });

  it('records which texts were accepted and what the person is up to', () => {
    given()
      .when({ ...register, termsVersion: '2026-11-01', privacyVersion: '2026-10-01', intent: 'beta' })
      .then(
        { type: 'AccountRegistered', data: { ...person, intent: 'beta' } },
        {
          type: 'TermsAccepted',
          data: { accountId, termsVersion: '2026-11-01', privacyVersion: '2026-10-01' },
        },
        asked(),
      );
  });

  it('needs no confirmation for addresses that the settings trust', () => {
    given()
      .when({ ...register, trusted: true })
      .then(registered, confirmed);
  });

  it('makes nobody site admin before the address is confirmed', () => {
    given()
      .when({ ...register, firstSiteAdmin: true })
      .then(registered, asked());
    given()
      .when({ ...register, firstSiteAdmin: true, trusted: true })
      .then(registered, confirmed, firstAdmin);
  });
});

describe('confirming an address', () => {
  const confirm = { type: 'ConfirmEmail', ...anonymous, accountId, ...plain } as const;
  const resend = { type: 'RequestEmailConfirmation', ...anonymous, accountId } as const;

  it('happens once', () => {
    given(registered, asked()).when(confirm).then(confirmed);
    given(registered, confirmed).when(confirm).then();
  });

  it('makes the person named in the settings site admin', () => {
    given(registered)
      .when({ ...confirm, firstSiteAdmin: true })
      .then(confirmed, firstAdmin);
    given(registered, granted)
      .when({ ...confirm, firstSiteAdmin: true })
      .then(confirmed);
  });

  it('can be asked for again after a minute', () => {
    given(registered, asked())
      .when({ ...resend, at: later(15) })
      .thenRefused('mail_just_sent', { retryAfterSeconds: 45 });
    given(registered, asked())
      .when({ ...resend, at: later(60) })
      .then(asked(later(60)));
  });

  it('is not asked for once it has happened', () => {
    given(registered, confirmed).when(resend).then();
  });

  it('is nothing that an account which does not exist can do', () => {
    given().when(confirm).thenRefused('account_unknown');
    given().when(resend).thenRefused('account_unknown');
  });
});

describe('recovering a password', () => {
  const request = { type: 'RequestPasswordRecovery', ...anonymous, accountId } as const;
  const recovered = { type: 'RecordPasswordRecovered', ...anonymous, accountId, ...plain } as const;
  const requested = (requestedAt = at): AccountEvent => ({
    type: 'PasswordRecoveryRequested',
    data: { accountId, requestedAt },
  });
  const changed: AccountEvent = {
    type: 'PasswordChanged',
    data: { accountId, cause: 'recovered', changedAt: at },
  };

  it('sends one mail a minute and says nothing of it', () => {
    given(registered).when(request).then(requested());
    given(registered, requested())
      .when({ ...request, at: later(59) })
      .then();
    given(registered, requested())
      .when({ ...request, at: later(60) })
      .then(requested(later(60)));
  });

  it('confirms the address too', () => {
    given(registered).when(recovered).then(changed, confirmed);
    given(registered, confirmed).when(recovered).then(changed);
  });

  it('confirms the first site admin as any other way of confirming does', () => {
    given(registered)
      .when({ ...recovered, firstSiteAdmin: true })
      .then(changed, confirmed, firstAdmin);
  });
});

describe('an account', () => {
  it('knows which terms were accepted last', () => {
    const accepted = (termsVersion: string): AccountEvent => ({
      type: 'TermsAccepted',
      data: { accountId, termsVersion, privacyVersion: null },
    });
    expect(given(registered, accepted('1'), accepted('2'), changedSession).state).toMatchObject({
      termsVersion: '2',
      emailConfirmedAt: null,
    });
  });

  it('records that a session has ended', () => {
    given(registered)
      .when({ type: 'RecordSessionsEnded', ...anonymous, accountId, familyId: 'f1', cause: 'signed_out' })
      .then(changedSession);
  });

  it('grants a role once', () => {
    const grant = {
      type: 'GrantGlobalRole',
      actor: admin,
      at,
      accountId,
      role: 'site_admin',
      reason: 'first admin',
    } as const;
    given(registered).when(grant).then(granted);
    given(registered, granted).when(grant).then();
  });

  it('revokes a role that is held and nothing else', () => {
    const revoke = {
      type: 'RevokeGlobalRole',
      actor: admin,
      at,
      accountId,
      role: 'site_admin',
      reason: 'left',
    } as const;
    given(registered).when(revoke).then();
    given(registered, granted)
      .when(revoke)
      .then({ type: 'GlobalRoleRevoked', data: { accountId, role: 'site_admin', reason: 'left' } });
  });

  it('refuses that a site admin takes the role from themselves', () => {
    given(registered, granted)
      .when({
        type: 'RevokeGlobalRole',
        actor: { kind: 'account', accountId },
        at,
        accountId,
        role: 'site_admin',
        reason: 'oops',
      })
      .thenRefused('last_site_admin_role');
  });

  it('refuses roles for an account that does not exist', () => {
    given()
      .when({ type: 'GrantGlobalRole', actor: admin, at, accountId, role: 'complex_owner', reason: 'beta' })
      .thenRefused('account_unknown');
  });
});
