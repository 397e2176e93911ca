import type { LeagueProspectus, StaffRegistrationView } from '@fieldhouse/api-contract';

/** The document that a league asks each person to show to its organizers; null: none. */
export const documentIn = ({ eligibility }: Pick<LeagueProspectus, 'eligibility'>): string | null =>
  eligibility.find((one) => one.rule === 'document')?.kind ?? null;

type Shown = Pick<StaffRegistrationView, 'kind' | 'documents'>;
/** @returns the document that the organizers have yet to see of who registered, or to see again; null: none. @param now ISO-8601 */
export const unseenDocument = (
  prospectus: Pick<LeagueProspectus, 'eligibility'>,
  { kind: as, documents }: Shown,
  now: string,
): string | null => {
  const asked = documentIn(prospectus);
  const isSeen = documents.some(
    ({ kind, expiresAt }) => kind === asked && (expiresAt === null || now < expiresAt),
  );
  return as === 'team' || isSeen ? null : asked;
};
