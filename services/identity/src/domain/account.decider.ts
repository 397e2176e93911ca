import { DomainError, type CommandContext, type Decider } from '@fieldhouse/kernel';
import type { AccountEvent, GlobalRole } from '@fieldhouse/events';

export type AccountCommand = CommandContext &
  (
    | {
        readonly type: 'RegisterAccount';
        readonly accountId: string;
        readonly email: string;
        readonly firstName: string;
        readonly lastName: string;
      }
    | {
        readonly type: 'GrantGlobalRole';
        readonly accountId: string;
        readonly role: GlobalRole;
        readonly reason: string;
      }
    | {
        readonly type: 'RevokeGlobalRole';
        readonly accountId: string;
        readonly role: GlobalRole;
        readonly reason: string;
      }
    | {
        readonly type: 'RecordSessionsEnded';
        readonly accountId: string;
        readonly familyId: string;
        readonly cause: 'token_reused' | 'signed_out';
      }
  );

export type AccountErrorCode = 'account_unknown' | 'last_site_admin_role';
export class AccountError extends DomainError<AccountErrorCode> {}

/** What the account's own screens and decisions need. */
export type AccountState =
  | { readonly status: 'none' }
  | {
      readonly status: 'registered';
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly roles: readonly GlobalRole[];
    };

const initialState: AccountState = { status: 'none' };

const decide = (command: AccountCommand, state: AccountState): readonly AccountEvent[] => {
  const { accountId } = command;
  if (command.type === 'RegisterAccount') {
    if (state.status === 'registered') return [];
    const { email, firstName, lastName } = command;
    return [{ type: 'AccountRegistered', data: { accountId, email, firstName, lastName } }];
  }
  if (state.status === 'none') throw new AccountError('account_unknown');
  switch (command.type) {
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
          data: { accountId, familyId: command.familyId, cause: command.cause },
        },
      ];
    default:
      return command satisfies never;
  }
};

const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  if (event.type === 'AccountRegistered') {
    const { email, firstName, lastName } = event.data;
    return { status: 'registered', email, firstName, lastName, roles: [] };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'GlobalRoleGranted':
      return { ...state, roles: [...state.roles, event.data.role] };
    case 'GlobalRoleRevoked':
      return { ...state, roles: state.roles.filter((role) => role !== event.data.role) };
    case 'SessionFamilyRevoked':
      return state;
    default:
      return event satisfies never;
  }
};

export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent> = {
  initialState,
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it. */
export const accountAggregate = { category: 'account', decider: accountDecider } as const;
