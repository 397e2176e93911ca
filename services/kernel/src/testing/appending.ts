import { v4 as uuidv4 } from 'uuid';
import type { EventToAppend } from '../event-store/event-store.port';

/** Facts of counters as one command would append them: each but the last says that more comes. */
export const countedOnce = (counterId: string, amounts: readonly number[]): EventToAppend[] => {
  const commandId = uuidv4();
  return amounts.map((by, index) => ({
    id: uuidv4(),
    type: 'Counted',
    data: { counterId, by },
    metadata: {
      schemaVersion: 1,
      $correlationId: 'c',
      $causationId: 'c',
      commandId,
      commandHash: '',
      actor: { kind: 'anonymous' },
      occurredAt: '2026-05-01T18:00:00.000Z',
      ...(index < amounts.length - 1 ? { more: true } : {}),
    },
  }));
};
