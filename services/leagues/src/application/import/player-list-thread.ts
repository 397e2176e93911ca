import { ListThread } from '@fieldhouse/lists';
import type { PlayerListReaders } from './list-readers';

/** Reads lists of players on a thread of their own. */
export class PlayerListThread extends ListThread<PlayerListReaders> {
  /** @param endedAfterMs as {@link ListThread} has it */
  constructor(endedAfterMs?: number) {
    super(require.resolve('./player-list.thread'), endedAfterMs);
  }
}
