import type { MemberView } from '@fieldhouse/api-contract';
import type { Candidate } from '../parts/member-amounts';

/** Whom of a team money can be asked of, and who cannot be as they have no account yet. */
export const candidatesOf = (
  members: readonly MemberView[],
): { readonly candidates: readonly Candidate[]; readonly without: readonly string[] } => ({
  candidates: members.flatMap(({ accountId, name }) => (accountId === null ? [] : { accountId, name })),
  without: members.filter(({ accountId }) => accountId === null).map(({ name }) => name),
});
