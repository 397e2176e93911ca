import { v5 as uuidv5 } from 'uuid';

/** The invoice of a registration: there is one. */
export const registrationInvoiceId = (registrationId: string): string =>
  uuidv5(`invoice:registration:${registrationId}`, uuidv5.URL);
/** What one member owes of a team's fee. */
export const feeInvoiceId = (feeId: string, accountId: string): string =>
  uuidv5(`invoice:fee:${feeId}:${accountId}`, uuidv5.URL);
