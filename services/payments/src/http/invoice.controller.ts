import {
  invoiceBodies,
  invoiceCommands,
  moneyTermsBodies,
  moneyTermsCommands,
  teamFeeBodies,
  teamFeeCommands,
} from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import type { InvoiceAsked, MoneyTermsAsked, TeamFeesAsked } from '../domain';

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
