/** What this context asks about the clock on a person's wall; bound by the composing application. */
export interface OwnZone {
  /** The person's own time zone (IANA); null: it is not known. */
  of(accountId: string): Promise<string | null>;
}
/** Nest token of the {@link OwnZone}. */
export const OWN_ZONE = Symbol('OwnZone');
