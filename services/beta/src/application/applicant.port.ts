/** What this context asks about the accounts of applicants; bound by the composing application to identity. */
export interface ApplicantDirectory {
  isEmailConfirmed(accountId: string): Promise<boolean>;
  /** Where to write to; null when there is no such account any more. */
  contactOf(accountId: string): Promise<{ readonly email: string; readonly firstName: string } | null>;
}
/** Nest token of the {@link ApplicantDirectory}. */
export const APPLICANT_DIRECTORY = Symbol('ApplicantDirectory');
