import type { LeagueProspectus, Registrant } from '@fieldhouse/values';
import { NOBODY, type DocumentOnFile, type EligibilityRule, type Person, type Signature } from './rules';

/**
 * What a league asks of each person who plays: its rules, and the waivers that must be signed, in their current version.
 * @param waivers those that are signed now
 */
export const leagueRules = (
  { eligibility }: Pick<LeagueProspectus, 'eligibility'>,
  waivers: readonly { readonly waiverId: string; readonly version: number; readonly required: boolean }[],
): readonly EligibilityRule[] => [
  ...eligibility,
  ...waivers
    .filter(({ required }) => required)
    .map(({ waiverId, version }) => ({ rule: 'waiver' as const, waiverId, version: String(version) })),
];

type Known = {
  readonly person: Partial<Registrant>;
  /** Of waivers that were accepted. */
  readonly signatures: readonly Signature[];
  readonly playedIn: readonly string[];
  readonly documents: readonly DocumentOnFile[];
};
/** Whoever registers with a league, as the rules know people: a rating is the level that they give themselves. */
export const leaguePerson = ({ person, ...known }: Known): Person => ({
  ...NOBODY,
  ...known,
  bornOn: person.birthDate ?? null,
  gender: person.gender ?? null,
  rating: person.level ?? null,
});
