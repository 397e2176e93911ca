/** What became of a registration, as whoever keeps it knows it: texts and facts, nothing that its person told in confidence. */
export type RegistrationEvidence = {
  readonly leagueId: string;
  readonly leagueName: string;
  /** IANA: that of days and wall times. */
  readonly zone: string;
  readonly registrationId: string;
  readonly accountId: string;
  readonly kind: string;
  /** ISO-8601 UTC. */
  readonly submittedAt: string;
  /** What the league said when they registered, prices, days and refunds included; null: it said nothing. */
  readonly terms: Readonly<Record<string, unknown>> | null;
  /** Whoever withdraws until the end of a day gets so much back; later, nothing. */
  readonly refunds: readonly { readonly until: string; readonly percent: number }[];
  /** The oldest first. */
  readonly waivers: readonly SignedWaiver[];
  /** What happened to it, in order. */
  readonly history: readonly HistoryEntry[];
};
/** A signature, with the text that was signed. */
export type SignedWaiver = {
  readonly waiverId: string;
  readonly version: number;
  readonly title: string;
  readonly text: string;
  /** SHA-256, hexadecimal, of the title, a line feed and the text in UTF-8. */
  readonly textHash: string;
  readonly accepted: boolean;
  /** As it was typed; '' once its person is erased. */
  readonly name: string;
  /** ISO-8601 UTC. */
  readonly signedAt: string;
  readonly expiresAt: string | null;
};
/** A fact about it, with what it says. */
export type HistoryEntry = {
  readonly at: string;
  readonly type: string;
  readonly says: Readonly<Record<string, unknown>>;
};

/** What payments ask of leagues for a pack of evidence; the composing application binds it to them. */
export type RegistrationRecords = {
  /** @returns null: there is no such registration */
  of(leagueId: string, registrationId: string): Promise<RegistrationEvidence | null>;
};
/** Nest token of the {@link RegistrationRecords}. */
export const REGISTRATION_RECORDS = Symbol('RegistrationRecords');

/** Something that left for somebody, or why it did not. */
export type SentNotice = {
  readonly accountId: string;
  readonly channel: string;
  readonly kind: string;
  /** Where the fact that it tells of stands in the log. */
  readonly cause: { readonly stream: string; readonly revision: number };
  readonly state: string;
  /** ISO-8601 UTC. */
  readonly plannedAt: string;
  readonly endedAt: string | null;
};
/** What payments ask of the log of deliveries; the composing application binds it to it. */
export type SentNotices = {
  /**
   * What was sent to somebody of the facts of streams, in order. `about`: of streams that tell of many, what it has to be
   * about.
   */
  to(
    accountId: string,
    streams: readonly { readonly stream: string; readonly about: string | null }[],
    atMost: number,
  ): Promise<readonly SentNotice[]>;
};
/** Nest token of the {@link SentNotices}. */
export const SENT_NOTICES = Symbol('SentNotices');
