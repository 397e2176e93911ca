import type { AccountEvent, GlobalRole } from '@fieldhouse/events';

/** What the account's own screens and decisions need. Instants are ISO-8601 UTC. */
export type RegisteredAccount = {
  readonly status: 'registered';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly GlobalRole[];
  readonly termsVersion: string | null;
  readonly confirmationRequestedAt: string | null;
  readonly emailConfirmedAt: string | null;
  readonly recoveryRequestedAt: string | null;
};
export type AccountState = { readonly status: 'none' } | RegisteredAccount;

export const initialState: AccountState = { status: 'none' };

export const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  if (event.type === 'AccountRegistered') {
    const { email, firstName, lastName } = event.data;
    return {
      status: 'registered',
      email,
      firstName,
      lastName,
      roles: [],
      termsVersion: null,
      confirmationRequestedAt: null,
      emailConfirmedAt: null,
      recoveryRequestedAt: null,
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'TermsAccepted':
      return { ...state, termsVersion: event.data.termsVersion };
    case 'EmailConfirmationRequested':
      return { ...state, confirmationRequestedAt: event.data.requestedAt };
    case 'EmailConfirmed':
      return { ...state, emailConfirmedAt: event.data.confirmedAt };
    case 'PasswordRecoveryRequested':
      return { ...state, recoveryRequestedAt: event.data.requestedAt };
    case 'GlobalRoleGranted':
      return { ...state, roles: [...state.roles, event.data.role] };
    case 'GlobalRoleRevoked':
      return { ...state, roles: state.roles.filter((role) => role !== event.data.role) };
    case 'PasswordChanged':
    case 'SessionFamilyRevoked':
      return state;
    default:
      return event satisfies never;
  }
};
