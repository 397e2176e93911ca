import type { AccountEvent, EmailChangeSide, GlobalRole } from '@fieldhouse/events/identity';

/** The address that the person wants to move to, until it is agreed. */
export type EmailChange = {
  readonly changeId: string;
  readonly email: string;
  readonly requestedAt: string;
  readonly approvedBy: readonly EmailChangeSide[];
};
/** Mails that a person asks for, as often as {@link MAILS_A_DAY} allows. */
export type AskedMail = 'confirmation' | 'recovery' | 'emailChange';
/** So many of one kind may be asked for within 24 hours. */
export const MAILS_A_DAY = 5;

/** What the account's own screens and decisions need. Instants are ISO-8601 UTC. */
export type RegisteredAccount = {
  readonly status: 'registered';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly GlobalRole[];
  readonly termsVersion: string | null;
  readonly emailConfirmedAt: string | null;
  /** When each kind of mail was asked for: the last five times, the oldest first. */
  readonly mailsAskedAt: Readonly<Record<AskedMail, readonly string[]>>;
  readonly emailChange: EmailChange | null;
  /** Since when a sign-in needs a code. */
  readonly secondFactorSince: string | null;
  /** When a site admin's request to take it off takes effect. */
  readonly secondFactorLiftAt: string | null;
  /** The device that signed in last of those that were new, in words, and when. */
  readonly newDevice: {
    readonly device: string;
    readonly network: string;
    readonly signedInAt: string;
  } | null;
  /** When the person was last told of wrong codes after the right password. */
  readonly wrongCodesAt: string | null;
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
      emailConfirmedAt: null,
      mailsAskedAt: { confirmation: [], recovery: [], emailChange: [] },
      emailChange: null,
      secondFactorSince: null,
      secondFactorLiftAt: null,
      newDevice: null,
      wrongCodesAt: null,
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
      return asked(state, 'confirmation', event.data.requestedAt);
    case 'EmailConfirmed':
      return { ...state, emailConfirmedAt: event.data.confirmedAt };
    case 'PasswordRecoveryRequested':
      return asked(state, 'recovery', event.data.requestedAt);
    case 'GlobalRoleGranted':
      return { ...state, roles: [...state.roles, event.data.role] };
    case 'GlobalRoleRevoked':
      return { ...state, roles: state.roles.filter((role) => role !== event.data.role) };
    case 'AccountNamesChanged':
      return { ...state, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'EmailChangeRequested': {
      const { changeId, email, requestedAt } = event.data;
      const emailChange = { changeId, email, requestedAt, approvedBy: [] };
      return asked({ ...state, emailChange }, 'emailChange', requestedAt);
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
      return { ...state, secondFactorSince: null, secondFactorLiftAt: null };
    case 'SecondFactorLiftRequested':
      return { ...state, secondFactorLiftAt: event.data.liftAt };
    case 'SecondFactorLiftCancelled':
      return { ...state, secondFactorLiftAt: null };
    case 'NewDeviceSignedIn': {
      const { device, network, signedInAt } = event.data;
      return { ...state, newDevice: { device, network, signedInAt } };
    }
    case 'WrongCodesGiven':
      return { ...state, wrongCodesAt: event.data.givenAt };
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

const asked = (state: RegisteredAccount, mail: AskedMail, at: string): RegisteredAccount => ({
  ...state,
  mailsAskedAt: { ...state.mailsAskedAt, [mail]: [...state.mailsAskedAt[mail], at].slice(-MAILS_A_DAY) },
});
