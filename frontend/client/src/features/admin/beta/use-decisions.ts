import type { BetaDecision } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { CHANGED_BY_ANOTHER } from '../admin-error';
import { adminBetaApi, type BetaApplicant } from '../api/admin-beta.api';

/** An application that a decision did not reach, and why. */
export type Refused = {
  readonly applicationId: string;
  readonly complexName: string;
  readonly because: string;
};

/** Decides on several applications, one after the other, each as the site admin has seen it. */
export const useDecisions = () => {
  const { run } = useCommand(adminBetaApi.useDecideBetaApplicationMutation()[0]);
  const [busy, setBusy] = useState(false);
  const decide = async (
    applications: readonly BetaApplicant[],
    decision: BetaDecision,
    reason: string | null,
  ): Promise<readonly Refused[]> => {
    setBusy(true);
    const refused: Refused[] = [];
    for (const { accountId, applicationId, complexName, revision } of applications) {
      const outcome = await run({ accountId, ifRevision: revision, decision, reason });
      if (outcome.ok) continue;
      const because = outcome.failure.status === 412 ? CHANGED_BY_ANOTHER : sentenceOf(outcome.failure);
      refused.push({ applicationId, complexName, because });
    }
    setBusy(false);
    return refused;
  };
  return { decide, busy } as const;
};
