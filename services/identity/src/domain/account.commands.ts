import type { EmailChangeSide, GlobalRole } from '@fieldhouse/events/identity';
import type { CommandContext } from '@fieldhouse/kernel';

/** What the settings say about an address. */
export type AddressFacts = {
  /** The address needs no confirmation. */
  readonly trusted: boolean;
  /** Whoever confirms the address becomes site admin. */
  readonly firstSiteAdmin: boolean;
};

/** Everything that can be decided about an account. */
export type AccountCommand = CommandContext &
  (
    | ({
        readonly type: 'RegisterAccount';
        readonly accountId: string;
        readonly email: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly termsVersion: string | null;
        readonly privacyVersion: string | null;
        readonly intent: 'beta' | null;
      } & AddressFacts)
    | { readonly type: 'RequestEmailConfirmation'; readonly accountId: string }
    | ({ readonly type: 'ConfirmEmail'; readonly accountId: string } & AddressFacts)
    | { readonly type: 'RequestPasswordRecovery'; readonly accountId: string }
    | ({ readonly type: 'RecordPasswordRecovered'; readonly accountId: string } & AddressFacts)
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
        readonly cause: 'token_reused' | 'signed_out' | 'ended_by_admin';
        readonly reason?: string;
      }
    | {
        readonly type: 'ChangeNames';
        readonly accountId: string;
        readonly firstName: string;
        readonly lastName: string;
      }
    | { readonly type: 'RecordPasswordChanged'; readonly accountId: string }
    | {
        readonly type: 'RequestEmailChange';
        readonly accountId: string;
        readonly changeId: string;
        readonly email: string;
      }
    | {
        readonly type: 'ApproveEmailChange';
        readonly accountId: string;
        readonly changeId: string;
        readonly side: EmailChangeSide;
      }
    | { readonly type: 'CompleteEmailChange'; readonly accountId: string; readonly changeId: string }
    | {
        readonly type: 'EndEmailChange';
        readonly accountId: string;
        readonly changeId: string;
        readonly cause: 'refused' | 'withdrawn' | 'address_taken';
      }
    | { readonly type: 'EnableSecondFactor'; readonly accountId: string }
    | { readonly type: 'DisableSecondFactor'; readonly accountId: string }
    | { readonly type: 'RequestSecondFactorLift'; readonly accountId: string; readonly reason: string }
    | { readonly type: 'CancelSecondFactorLift'; readonly accountId: string }
    | { readonly type: 'LiftSecondFactor'; readonly accountId: string }
    | { readonly type: 'RecordRecoveryCodeUsed'; readonly accountId: string; readonly left: number }
    | {
        readonly type: 'RecordNewDevice';
        readonly accountId: string;
        readonly device: string;
        readonly network: string;
      }
    | { readonly type: 'RecordWrongCodes'; readonly accountId: string }
    | { readonly type: 'EraseAccount'; readonly accountId: string }
  );
export type AccountCommandOf<Type extends AccountCommand['type']> = Extract<AccountCommand, { type: Type }>;
