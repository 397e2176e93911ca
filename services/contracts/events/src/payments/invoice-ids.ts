import { v5 as uuidv5 } from 'uuid';

/** The invoice of a registration: there is one. @param registrationId a UUID */
export const registrationInvoiceId = (registrationId: string): string => uuidv5('invoice', registrationId);
/** What one member owes of a team's fee. @param feeId a UUID */
export const feeInvoiceId = (feeId: string, accountId: string): string =>
  uuidv5(`invoice|${accountId}`, feeId);
