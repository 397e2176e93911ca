import type { IncidentKind } from '@fieldhouse/values';

/** Instants are ISO-8601 UTC, days yyyy-mm-dd where the league is; a text is null once its person is erased. */
export type IncidentEntry = {
  readonly incidentId: string;
  readonly kind: IncidentKind;
  readonly day: string;
  readonly words: string | null;
  readonly recordedAt: string;
  /** Who said so. */
  readonly by: string;
  readonly takenBack: { readonly at: string; readonly reason: string | null } | null;
};
export type SuspensionEntry = {
  readonly suspensionId: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly reason: string | null;
  readonly incidentId: string | null;
  readonly suspendedAt: string;
  readonly by: string;
  readonly lifted: { readonly on: string; readonly reason: string | null } | null;
};
/** What a league has on record about somebody, as it was said; `_id` is that of both. */
export type DisciplineDocument = {
  readonly _id: string;
  readonly leagueId: string;
  readonly accountId: string;
  /** Their account is erased. */
  readonly forgotten: boolean;
  readonly incidents: readonly IncidentEntry[];
  readonly suspensions: readonly SuspensionEntry[];
};
export const disciplineModel = { name: 'league-discipline', version: 1 } as const;

/** Where it stands what a league has on record about somebody. */
export const disciplineIdOf = ({
  leagueId,
  accountId,
}: Pick<DisciplineDocument, 'leagueId' | 'accountId'>): string => `${leagueId}.${accountId}`;
