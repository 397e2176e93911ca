import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Decider } from '@fieldhouse/kernel';
import type { AccountCommand, AccountCommandOf, AddressFacts } from './account.commands';
import { AccountError } from './account.errors';
import { requireMailAllowed, waitForMail } from './asked-mails';
import { decideEmailChange } from './email-change';
import { decideSecondFactor, provenAddress } from './second-factor';
import { evolve, initialState, type AccountState, type RegisteredAccount } from './account.state';

const DAY_MS = 24 * 3_600_000;

const decide = (command: AccountCommand, state: AccountState): readonly AccountEvent[] => {
  const { accountId, at } = command;
  if (command.type === 'RegisterAccount') return state.status === 'none' ? register(command) : [];
  if (state.status !== 'registered') throw new AccountError('account_unknown');
  switch (command.type) {
    case 'RequestEmailConfirmation': {
      if (state.emailConfirmedAt !== null) return [];
      requireMailAllowed(state, 'confirmation', at);
      return [{ type: 'EmailConfirmationRequested', data: { accountId, requestedAt: at } }];
    }
    case 'ConfirmEmail':
      return confirmation(command, state);
    case 'RequestPasswordRecovery':
      // Said to nobody: the answer would tell that the account exists.
      if (waitForMail(state, 'recovery', at) !== null) return [];
      return [{ type: 'PasswordRecoveryRequested', data: { accountId, requestedAt: at } }];
    case 'RecordPasswordRecovered':
      return [
        { type: 'PasswordChanged', data: { accountId, cause: 'recovered', changedAt: at } },
        // Whoever follows the link reads the mails of the address.
        ...confirmation(command, state),
        ...provenAddress(state, accountId, at),
      ];
    case 'GrantGlobalRole':
      if (state.roles.includes(command.role)) return [];
      return [{ type: 'GlobalRoleGranted', data: { accountId, role: command.role, reason: command.reason } }];
    case 'RevokeGlobalRole': {
      if (!state.roles.includes(command.role)) return [];
      const self = command.actor.kind === 'account' && command.actor.accountId === accountId;
      if (self && command.role === 'site_admin') throw new AccountError('last_site_admin_role');
      return [{ type: 'GlobalRoleRevoked', data: { accountId, role: command.role, reason: command.reason } }];
    }
    case 'RecordSessionsEnded':
      return [
        {
          type: 'SessionFamilyRevoked',
          data: {
            accountId,
            familyId: command.familyId,
            cause: command.cause,
            ...(command.reason === undefined ? {} : { reason: command.reason }),
          },
        },
      ];
    case 'ChangeNames': {
      const { firstName, lastName } = command;
      if (firstName === state.firstName && lastName === state.lastName) return [];
      return [{ type: 'AccountNamesChanged', data: { accountId, firstName, lastName } }];
    }
    case 'RecordPasswordChanged':
      return [{ type: 'PasswordChanged', data: { accountId, cause: 'changed', changedAt: at } }];
    case 'RequestEmailChange':
    case 'ApproveEmailChange':
    case 'CompleteEmailChange':
    case 'EndEmailChange':
      return decideEmailChange(command, state);
    case 'EnableSecondFactor':
    case 'DisableSecondFactor':
    case 'RequestSecondFactorLift':
    case 'CancelSecondFactorLift':
    case 'LiftSecondFactor':
      return decideSecondFactor(command, state);
    case 'RecordRecoveryCodeUsed':
      return [{ type: 'RecoveryCodeUsed', data: { accountId, left: command.left, usedAt: at } }];
    case 'RecordNewDevice': {
      const { device, network } = command;
      return [{ type: 'NewDeviceSignedIn', data: { accountId, device, network, signedInAt: at } }];
    }
    case 'RecordWrongCodes': {
      const { wrongCodesAt } = state;
      if (wrongCodesAt !== null && Date.parse(at) - Date.parse(wrongCodesAt) < DAY_MS) return [];
      return [{ type: 'WrongCodesGiven', data: { accountId, givenAt: at } }];
    }
    case 'EraseAccount':
      // Otherwise an installation could be left without anybody who runs it.
      if (state.roles.includes('site_admin')) throw new AccountError('site_admin_stays');
      return [{ type: 'AccountErased', data: { accountId, erasedAt: at } }];
    default:
      return command satisfies never;
  }
};

const register = (command: AccountCommandOf<'RegisterAccount'>): readonly AccountEvent[] => {
  const { accountId, email, firstName, lastName, termsVersion, privacyVersion, intent, at } = command;
  const accepted = termsVersion !== null || privacyVersion !== null;
  return [
    {
      type: 'AccountRegistered',
      data: { accountId, email, firstName, lastName, ...(intent === null ? {} : { intent }) },
    },
    ...(accepted
      ? [{ type: 'TermsAccepted', data: { accountId, termsVersion, privacyVersion } } as const]
      : []),
    ...(command.trusted
      ? confirmation(command, { emailConfirmedAt: null, roles: [] })
      : [{ type: 'EmailConfirmationRequested', data: { accountId, requestedAt: at } } as const]),
  ];
};

/** Only a confirmed address makes the first site admin: anybody could sign up with it. */
const confirmation = (
  { accountId, at, firstSiteAdmin }: { readonly accountId: string; readonly at: string } & AddressFacts,
  { emailConfirmedAt, roles }: Pick<RegisteredAccount, 'emailConfirmedAt' | 'roles'>,
): readonly AccountEvent[] => {
  if (emailConfirmedAt !== null) return [];
  const reason = 'Named as first site admin in the settings';
  return [
    { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } },
    ...(firstSiteAdmin && !roles.includes('site_admin')
      ? [{ type: 'GlobalRoleGranted', data: { accountId, role: 'site_admin', reason } } as const]
      : []),
  ];
};

export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent> = {
  initialState,
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it. */
export const accountAggregate = {
  category: 'account',
  decider: accountDecider,
  subject: ({ accountId }: AccountCommand) => accountId,
} as const;
