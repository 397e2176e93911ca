/** How a person is addressed by mail. */
export type AccountContact = { readonly email: string; readonly firstName: string };

/**
 * Foreign facts: which address is known to be an account's, and how its person is addressed. The composing application binds
 * it to the identity context.
 */
export interface AccountDirectory {
  /** The account's address in lower case; null unless its person has confirmed it. */
  confirmedAddressOf(accountId: string): Promise<string | null>;
  /** Whether its person has confirmed the account's address: once it is so it stays so. */
  hasConfirmedAddress(accountId: string): Promise<boolean>;
  /** How its person is addressed by mail, confirmed or not; null: there is no such account any more. */
  contactOf(accountId: string): Promise<AccountContact | null>;
  /** As strangers may read of the person: 'Olga P.'; null: there is no such account. */
  shortNameOf(accountId: string): Promise<string | null>;
  /** Whether the account has the role of a site admin, as the log now says. */
  isSiteAdmin(accountId: string): Promise<boolean>;
  /** Whether its person has left for good, as the log now says: from then on nothing new is to be kept about them. */
  isErased(accountId: string): Promise<boolean>;
}

/** Nest token of the {@link AccountDirectory}. */
export const ACCOUNT_DIRECTORY = Symbol('AccountDirectory');
