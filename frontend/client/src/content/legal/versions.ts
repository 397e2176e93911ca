/** The versions of the legal texts that are in force; recorded with each sign-up. */
export const TERMS_VERSION = '2026-11-29';
export const PRIVACY_VERSION = '2026-11-30';
