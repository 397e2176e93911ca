import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Effect, Process } from '@fieldhouse/kernel';

/**
 * The pick clock: every turn is an appointment with the system's pick. The appointment says which turn it was made
 * for (`pickNo`, `clockSeq`), so one that comes late, twice or for a turn that is over finds nothing to do.
 */
export const pickClock: Process<DraftEvent> = {
  name: 'pick-clock',
  categories: ['draft'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'TurnStarted': {
        const { draftId, pickNo, clockSeq, autoPickAt } = data;
        const timerId = timerOf(draftId);
        if (autoPickAt === null) return [{ kind: 'cancel', timerId }];
        return [
          {
            kind: 'schedule',
            timerId,
            jobId: `pick-${draftId}-${pickNo}-${clockSeq}`,
            at: autoPickAt,
            command: { aggregate: 'draft', id: draftId, request: { type: 'AutoPick', pickNo, clockSeq } },
          },
        ];
      }
      case 'DraftPaused':
      case 'DraftCompleted':
      case 'DraftReset':
      case 'DraftCancelled':
        return [{ kind: 'cancel', timerId: timerOf(data.draftId) }];
      default:
        return [];
    }
  },
};

const timerOf = (draftId: string): string => `pick:${draftId}`;
