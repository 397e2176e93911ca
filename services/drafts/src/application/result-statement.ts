import { RESULT_FORMAT, resultChain, resultFact, type DraftEvent } from '@fieldhouse/events/drafts';
import type { StoredEvent } from '@fieldhouse/kernel/runtime';
import { draftAggregate, hasBoard, resultOf } from '../domain';

type Log = {
  /** All of the draft's, from its first on. */
  readonly stored: readonly StoredEvent[];
  /** The same, opened. */
  readonly facts: readonly DraftEvent[];
};

/** What is signed of a draft that has a board (docs/signed-result-v1.md); null: it has none. */
export const resultStatement = ({ stored, facts }: Log, signedAt: string): string | null => {
  const { initialState, evolve } = draftAggregate.decider;
  const draft = facts.reduce(evolve, initialState);
  if (!hasBoard(draft)) return null;
  const { leagueId, draftId } = draft;
  return JSON.stringify({
    format: RESULT_FORMAT,
    leagueId,
    draftId,
    revision: stored.length - 1,
    head: resultChain(draftId, stored.map(resultFact)),
    signedAt,
    ...resultOf(draft.board),
  });
};
