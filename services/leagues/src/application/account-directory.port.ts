/** Foreign facts: who signs in with an e-mail address, and whether it is known to be theirs. The composing application binds it to the identity context. */
export interface AccountDirectory {
  /** The account with this address, or null when there is none. */
  findByEmail(email: string): Promise<{ readonly accountId: string; readonly name: string } | null>;
  isEmailConfirmed(accountId: string): Promise<boolean>;
}

/** Nest token of the {@link AccountDirectory}. */
export const ACCOUNT_DIRECTORY = Symbol('AccountDirectory');
