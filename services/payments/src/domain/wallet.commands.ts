import type { AskedOf, Completed, creditBodies, creditCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { Payee } from '@fieldhouse/values';

/** What whoever grants asks, besides of whose wallet. */
export type CreditAsked = Completed<
  AskedOf<typeof creditCommands, typeof creditBodies>,
  {},
  'payeeKind' | 'payeeId' | 'accountId'
>;

/** What follows from elsewhere. */
export type WalletUpkeep =
  /** Its owner pays an invoice with it: what it takes of it follows. */
  | {
      readonly type: 'HoldCredit';
      readonly paymentId: string;
      readonly invoiceId: string;
      readonly title: string;
      readonly amountMinor: number;
      readonly currency: string;
    }
  /** The invoice has said how much it takes. */
  | { readonly type: 'SettleCredit'; readonly paymentId: string; readonly takenMinor: number }
  /** What was paid goes back. */
  | {
      readonly type: 'ReturnCredit';
      readonly paymentId: string;
      readonly refundId: string;
      readonly amountMinor: number;
    }
  /** The last day of a grant is near. */
  | { readonly type: 'TellRunsOut'; readonly grantId: string }
  /** The last day of a grant is over. */
  | { readonly type: 'ExpireCredit'; readonly grantId: string }
  /** Whose it is has left. */
  | { readonly type: 'CloseWallet' };

/** What the handler adds. `accountId`: whose credit it is; `zone`: of the payee. */
type Added = {
  GrantCredit: {
    readonly grantId: string;
    readonly payee: Payee;
    readonly payeeName: string;
    readonly accountId: string;
    readonly zone: string;
    /** Whether they have any part in the payee, or were ever asked for money by it. */
    readonly isKnown: boolean;
  };
};
/** What reaches a wallet. `payee`, `accountId`: of what staff ask for. */
export type WalletRequest =
  (CreditAsked & { readonly payee: Payee | null; readonly accountId: string }) | WalletUpkeep;
export type WalletCommand = CommandContext &
  Completed<CreditAsked | WalletUpkeep, Added> & {
    readonly walletId: string;
    /** Whether the actor looks after the money of whose wallet it is with. */
    readonly collects: boolean;
    /** Whether the actor has any part in it. */
    readonly knows: boolean;
  };
export type WalletCommandOf<Type extends WalletCommand['type']> = Extract<WalletCommand, { type: Type }>;
