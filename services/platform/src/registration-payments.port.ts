import type { MoneyStatus, RegistrationRefund } from '@fieldhouse/api-contract';

/** What the invoices say of registrations. Bound by the read models that know. */
export interface RegistrationPayments {
  /** Waits until all is known up to a position (20-digit text). @returns whether it is, in time */
  atLeast(position: string | undefined): Promise<boolean>;
  /** Up to where all is known; '': nothing. */
  appliedTo(): Promise<string>;
  /** @returns how far they are paid for, of those of which any money has come */
  of(registrationIds: readonly string[]): Promise<ReadonlyMap<string, MoneyStatus>>;
  /**
   * @param percents of what was paid that the league gives back, by registration
   * @returns what would come back of them if they ended now, of those of which money is there to give back
   */
  refunds(percents: ReadonlyMap<string, number>): Promise<readonly RegistrationRefund[]>;
}
/** Nest token of the {@link RegistrationPayments}. */
export const REGISTRATION_PAYMENTS = Symbol('RegistrationPayments');
