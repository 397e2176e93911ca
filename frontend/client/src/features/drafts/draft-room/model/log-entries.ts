import type { RoomPick, RoomView } from '@fieldhouse/api-contract';
import { inOrder } from '../../../../shared/lib/in-order';

/** One line of the room's log. */
export type LogEntry =
  | { readonly kind: 'pick'; readonly at: string; readonly pick: RoomPick }
  | {
      readonly kind: 'undo';
      readonly at: string;
      readonly toPickNo: number;
      readonly picks: number;
      readonly reason: string;
    }
  | { readonly kind: 'redo'; readonly at: string; readonly picks: number; readonly reason: string }
  | { readonly kind: 'reset'; readonly at: string; readonly reason: string }
  | { readonly kind: 'pause'; readonly at: string; readonly reason: string }
  | { readonly kind: 'started' | 'completed'; readonly at: string };

/** What the room itself remembers, the newest first; the history page has everything. */
export const logOf = (room: RoomView): readonly LogEntry[] => {
  const { picks, lastUndo, lastRedo, lastReset, paused, startedAt, completedAt } = room;
  const entries: readonly LogEntry[] = [
    ...picks
      .filter(({ source }) => source !== 'placement')
      .map((pick): LogEntry => ({ kind: 'pick', at: pick.pickedAt, pick })),
    ...(lastUndo
      ? [
          {
            kind: 'undo' as const,
            at: lastUndo.at,
            toPickNo: lastUndo.toPickNo,
            picks: lastUndo.picks.length,
            reason: lastUndo.reason,
          },
        ]
      : []),
    ...(lastRedo
      ? [{ kind: 'redo' as const, at: lastRedo.at, picks: lastRedo.picks.length, reason: lastRedo.reason }]
      : []),
    ...(lastReset ? [{ kind: 'reset' as const, at: lastReset.at, reason: lastReset.reason }] : []),
    ...(paused && paused.cause !== 'undo'
      ? [{ kind: 'pause' as const, at: paused.at, reason: paused.reason }]
      : []),
    ...(startedAt === null ? [] : [{ kind: 'started' as const, at: startedAt }]),
    ...(completedAt === null ? [] : [{ kind: 'completed' as const, at: completedAt }]),
  ];
  return [...entries].sort((a, b) => inOrder(b.at, a.at) || pickNoOf(b) - pickNoOf(a));
};

const pickNoOf = (entry: LogEntry): number => (entry.kind === 'pick' ? entry.pick.pickNo : 0);
