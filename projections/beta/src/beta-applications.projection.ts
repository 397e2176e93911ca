import type { BetaDraftBody, BetaStatus } from '@fieldhouse/api-contract';
import { betaStatusAfter, type BetaApplicationEvent } from '@fieldhouse/events/beta';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';

/** One application; `_id` is its id, `by` an account's (empty: nobody's). Instants are ISO-8601 UTC. */
export type BetaApplicationDocument = BetaDraftBody & {
  readonly _id: string;
  readonly accountId: string;
  readonly status: BetaStatus;
  readonly openedAt: string;
  readonly submittedAt: string | null;
  readonly revision: number;
  readonly timeline: readonly {
    readonly status: BetaStatus;
    readonly at: string;
    readonly by: string;
    readonly reason: string | null;
  }[];
};

/** Applications as their applicants and the site admins see them. */
export const betaApplicationsProjection: Projection<BetaApplicationDocument, BetaApplicationEvent> = {
  name: 'beta-applications',
  version: 1,
  categories: ['betaApplication'],
  indexes: [
    { key: { accountId: 1, openedAt: -1 } },
    { key: { status: 1, submittedAt: 1, _id: 1 } },
    { key: { submittedAt: 1, _id: 1 } },
  ],
  idsOf: ({ data }) => ('applicationIds' in data ? data.applicationIds : [data.applicationId]),
  project: (document, event, id) => {
    if (event.type === 'BetaApplicantForgotten') return null;
    if (event.type === 'BetaApplicationDrafted') {
      const { accountId, applicationId: _, ...details } = event.data;
      const { occurredAt } = event.metadata;
      const begun = { _id: id, accountId, openedAt: occurredAt, submittedAt: null, timeline: [] };
      const before = document ?? { ...begun, timeline: [stepOf('draft', event, null)] };
      return { ...before, ...details, status: 'draft', revision: event.revision };
    }
    if (!document) return null;
    const status = betaStatusAfter[event.type];
    const reason = 'reason' in event.data ? event.data.reason : null;
    return {
      ...document,
      status,
      revision: event.revision,
      submittedAt: status === 'submitted' ? event.metadata.occurredAt : document.submittedAt,
      timeline: [...document.timeline, stepOf(status, event, reason)],
    };
  },
};

const stepOf = (
  status: BetaStatus,
  { metadata }: RecordedEvent<BetaApplicationEvent>,
  reason: string | null,
): BetaApplicationDocument['timeline'][number] => ({
  status,
  at: metadata.occurredAt,
  by: metadata.actor.kind === 'account' ? metadata.actor.accountId : '',
  reason,
});
