/** Foreign fact: who signs in with an e-mail address. The composing application binds it to the identity context. */
export interface AccountDirectory {
  /** The account with this address, or null when there is none. */
  findByEmail(email: string): Promise<{ readonly accountId: string; readonly name: string } | null>;
}

/** Nest token of the {@link AccountDirectory}. */
export const ACCOUNT_DIRECTORY = Symbol('AccountDirectory');
