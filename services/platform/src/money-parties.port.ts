/** What an account is to whom money is owed to. */
export type PartyStanding = {
  /** Looks after the money: of a league its owners, commissioners and treasurers, of a team who leads it and its treasurers. */
  readonly collects: boolean;
  /** Has any part in it. */
  readonly knows: boolean;
};
/** What an account is in a team, and which of the accounts that were asked about are of it. */
export type TeamStanding = {
  readonly leads: boolean;
  readonly isMember: boolean;
  readonly memberIds: readonly string[];
};

/** Whom money is owed to. */
type Party = { readonly kind: 'league' | 'team'; readonly id: string };

/** What payments ask of leagues and teams; the composing application binds it to them. */
export type MoneyParties = {
  /** Null: there is no such league or team, or the account has no part in it. */
  standing(payee: Party, accountId: string): Promise<PartyStanding | null>;
  /** Who looks after its money now; nobody: it does not exist. */
  collectorsOf(payee: Party): Promise<readonly string[]>;
  /** Who leads a team now, captains before admins; nobody: it does not exist. */
  leadersOf(teamId: string): Promise<readonly string[]>;
  /** The registrations of a league that have been asked to pay, and wait or count, or did until it was cancelled. */
  registrationsOf(leagueId: string): Promise<readonly string[]>;
  /** Whether a registration waits for a place, or for a yes to one. */
  waitsForPlace(leagueId: string, registrationId: string): Promise<boolean>;
  /** What it is called; '' for what does not exist. */
  nameOf(payee: Party): Promise<string>;
  /** IANA zone in which its days are meant; UTC of what does not exist. */
  zoneOf(payee: Party): Promise<string>;
  /** Whether a draft has begun in which its places may count: from the lobby until it is cancelled. */
  hasDraft(payee: Party): Promise<boolean>;
  inTeam(teamId: string, accountId: string, others: readonly string[]): Promise<TeamStanding>;
};

/** Nest token of the {@link MoneyParties}. */
export const MONEY_PARTIES = Symbol('MoneyParties');
