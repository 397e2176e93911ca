/** What a league asks of what its registrations owe; the composing application binds it to the payments context. */
export type RegistrationMoney = {
  /** Which of the registrations have paid what is due at once, as the log says at this moment. */
  securedAmong(registrationIds: readonly string[]): Promise<readonly string[]>;
};

/** Nest token of the {@link RegistrationMoney}. */
export const REGISTRATION_MONEY = Symbol('RegistrationMoney');
