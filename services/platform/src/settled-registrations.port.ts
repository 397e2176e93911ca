/** What the invoices say of registrations. Bound by the read models that know. */
export interface SettledRegistrations {
  /** @returns of these, those of which everything is paid, what is due later too */
  among(registrationIds: readonly string[]): Promise<ReadonlySet<string>>;
}
/** Nest token of the {@link SettledRegistrations}. */
export const SETTLED_REGISTRATIONS = Symbol('SettledRegistrations');
