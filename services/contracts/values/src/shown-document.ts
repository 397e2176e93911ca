import type { LeagueProspectus, RegistrationKind } from './prospectus.values';

type Terms = Pick<LeagueProspectus, 'eligibility'>;
type Registered = {
  readonly kind: RegistrationKind;
  /** What the staff has seen of the person; each is over from `expiresAt` on (ISO-8601), null: never. */
  readonly documents: readonly { readonly kind: string; readonly expiresAt: string | null }[];
};

/** The document that a league asks each person who plays to show to its staff; null: none. */
export const documentAsked = ({ eligibility }: Terms): string | null =>
  eligibility.flatMap((rule) => (rule.rule === 'document' ? [rule.kind] : []))[0] ?? null;

/** @returns the document that the staff has yet to see of who registered, or to see again; null: none. @param now ISO-8601 */
export const documentLacking = (
  terms: Terms,
  { kind, documents }: Registered,
  now: string,
): string | null => {
  const asked = documentAsked(terms);
  const isSeen = documents.some(
    (one) => one.kind === asked && (one.expiresAt === null || now < one.expiresAt),
  );
  return kind === 'team' || isSeen ? null : asked;
};
