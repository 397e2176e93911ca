import type Redis from 'ioredis';
import type { Headcount } from './presence';
import { SharedEntries } from './shared-entries';

/** The live rooms of the drafts, by the keys of their leagues. */
export const DRAFT_ROOMS = 'draft-room-live';

/** What an account counts as in rooms in which it is known who is there. */
export const presentAs = (accountId: string): string => `account:${accountId}`;

/** Says of rooms that other processes hold who is in them. */
export class WhoIsThere {
  private readonly entries: SharedEntries<Headcount>;

  /** @param rooms as the rooms are called */
  constructor(redis: Redis, rooms: string) {
    this.entries = new SharedEntries(redis, `presence:${rooms}`);
  }

  /** @returns whether somebody has the room open; false while Redis is away */
  async isThere(room: string, accountId: string): Promise<boolean> {
    const counts = await this.entries.exchange(room, null);
    return counts.some((count) => (count[presentAs(accountId)] ?? 0) > 0);
  }
}
