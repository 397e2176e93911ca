import type { MoneyStatus } from '@fieldhouse/api-contract';

/** What the invoices say of registrations. Bound by the read models that know. */
export interface RegistrationPayments {
  /** @returns how far they are paid for, of those of which any money has come */
  of(registrationIds: readonly string[]): Promise<ReadonlyMap<string, MoneyStatus>>;
}
/** Nest token of the {@link RegistrationPayments}. */
export const REGISTRATION_PAYMENTS = Symbol('RegistrationPayments');
