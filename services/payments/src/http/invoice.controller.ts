import {
  creditBodies,
  creditCommands,
  creditUseBodies,
  creditUseCommands,
  invoiceBodies,
  invoiceCommands,
  moneyTermsBodies,
  moneyTermsCommands,
  teamFeeBodies,
  teamFeeCommands,
} from '@fieldhouse/api-contract';
import { walletIdOf } from '@fieldhouse/events/payments';
import { commandController } from '@fieldhouse/platform';
import { payee as payeeSchema } from '@fieldhouse/values';
import type { CreditUseAsked } from '../application/credit-use.handler';
import type { CreditAsked, InvoiceAsked, MoneyTermsAsked, TeamFeesAsked } from '../domain';

/** What is owed on one invoice. */
export const InvoiceController = commandController(
  'payments',
  invoiceCommands,
  invoiceBodies,
  ({ invoiceId, ...request }: InvoiceAsked & { readonly invoiceId: string }) => ({
    aggregate: 'invoice',
    id: invoiceId,
    request,
  }),
);

/** What a team asks of its members. */
export const TeamFeesController = commandController(
  'payments',
  teamFeeCommands,
  teamFeeBodies,
  ({ teamId, ...request }: TeamFeesAsked & { readonly teamId: string }) => ({
    aggregate: 'teamFees',
    id: teamId,
    request,
  }),
);

/** How a league or a team goes about money. */
export const MoneyTermsController = commandController(
  'payments',
  moneyTermsCommands,
  moneyTermsBodies,
  ({
    payeeKind,
    payeeId,
    ...request
  }: MoneyTermsAsked & { readonly payeeKind: string; readonly payeeId: string }) => ({
    aggregate: 'moneyTerms',
    id: `${payeeKind}.${payeeId}`,
    request,
  }),
);

/** An invoice that is paid with credit. */
export const CreditUseController = commandController(
  'payments',
  creditUseCommands,
  creditUseBodies,
  ({ invoiceId, ...request }: CreditUseAsked & { readonly invoiceId: string }) => ({
    aggregate: 'creditUse',
    id: invoiceId,
    request,
  }),
);

type OfWallet = { readonly payeeKind: string; readonly payeeId: string; readonly accountId: string };
/** What a league or a team grants somebody. */
export const CreditController = commandController(
  'payments',
  creditCommands,
  creditBodies,
  ({ payeeKind, payeeId, accountId, ...request }: CreditAsked & OfWallet) => {
    const payee = payeeSchema.safeParse({ kind: payeeKind, id: payeeId }).data ?? null;
    return {
      aggregate: 'wallet',
      id: payee ? walletIdOf(payee, accountId) : accountId,
      request: { ...request, payee, accountId },
    };
  },
);
