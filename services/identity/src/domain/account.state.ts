import type { AccountEvent, EmailChangeSide, GlobalRole } from '@fieldhouse/events/identity';

/** The address that the person wants to move to, until both addresses have agreed. */
export type EmailChange = {
  readonly changeId: string;
  readonly email: string;
  readonly requestedAt: string;
  readonly approvedBy: readonly EmailChangeSide[];
};
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
  readonly emailChange: EmailChange | null;
  /** Since when a sign-in needs a code. */
  readonly secondFactorSince: string | null;
};
export type AccountState = { readonly status: 'none' } | { readonly status: 'erased' } | RegisteredAccount;

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
      emailChange: null,
      secondFactorSince: null,
    };
  }
  return state.status === 'registered' ? change(state, event) : state;
};

const change = (
  state: RegisteredAccount,
  event: Exclude<AccountEvent, { type: 'AccountRegistered' }>,
): AccountState => {
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
    case 'AccountNamesChanged':
      return { ...state, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'EmailChangeRequested': {
      const { changeId, email, requestedAt } = event.data;
      return { ...state, emailChange: { changeId, email, requestedAt, approvedBy: [] } };
    }
    case 'EmailChangeApproved': {
      const pending = state.emailChange;
      return pending
        ? { ...state, emailChange: { ...pending, approvedBy: [...pending.approvedBy, event.data.side] } }
        : state;
    }
    case 'EmailChanged':
      return {
        ...state,
        email: event.data.email,
        emailConfirmedAt: event.data.changedAt,
        emailChange: null,
      };
    case 'EmailChangeEnded':
      return { ...state, emailChange: null };
    case 'SecondFactorEnabled':
      return { ...state, secondFactorSince: event.data.enabledAt };
    case 'SecondFactorDisabled':
      return { ...state, secondFactorSince: null };
    case 'AccountErased':
      return { status: 'erased' };
    case 'PasswordChanged':
    case 'RecoveryCodeUsed':
    case 'SessionFamilyRevoked':
      return state;
    default:
      return event satisfies never;
  }
};
