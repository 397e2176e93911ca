import type { LeagueProspectus } from '@fieldhouse/api-contract';

/** The document that a league asks each person to show to its organizers; null: none. */
export const documentIn = ({ eligibility }: Pick<LeagueProspectus, 'eligibility'>): string | null =>
  eligibility.find((one) => one.rule === 'document')?.kind ?? null;
