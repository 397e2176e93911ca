import type { RoomPresence } from '@fieldhouse/api-contract';
import type { SharedEntries } from '@fieldhouse/platform';
import type { RoomMembership } from './room-access';

const TELL_AFTER_MS = 100;
const BEAT_MS = 1_000;

/** Who is in one room. */
export type Present = Omit<RoomPresence, 'leagueId'>;

/**
 * Who is in which room, over all processes; told at most ten times a second. What changes here is told at once, what
 * changes in another process with the next beat.
 */
export class Presence {
  private readonly visitors = new Map<string, { readonly leagueId: string; readonly me: RoomMembership }>();
  private readonly elsewhere = new Map<string, Present>();
  private readonly untold = new Set<string>();
  private beat: NodeJS.Timeout | undefined;

  constructor(
    private readonly shared: SharedEntries<Present>,
    private readonly tell: (leagueId: string, presence: RoomPresence) => void,
  ) {}

  start(): void {
    this.beat = setInterval(() => {
      for (const leagueId of this.rooms()) void this.exchange(leagueId);
    }, BEAT_MS).unref();
  }

  /** Nobody is here any more. */
  async stop(): Promise<void> {
    clearInterval(this.beat);
    const rooms = this.rooms();
    this.visitors.clear();
    await Promise.all([...rooms].map((leagueId) => this.shared.exchange(leagueId, null)));
  }

  entered(socketId: string, leagueId: string, me: RoomMembership): void {
    this.left(socketId);
    this.visitors.set(socketId, { leagueId, me });
    this.changed(leagueId);
  }

  left(socketId: string): void {
    const visitor = this.visitors.get(socketId);
    if (!visitor) return;
    this.visitors.delete(socketId);
    this.changed(visitor.leagueId);
  }

  private changed(leagueId: string): void {
    void this.exchange(leagueId);
    this.tellSoon(leagueId);
  }

  private async exchange(leagueId: string): Promise<void> {
    const others = together(await this.shared.exchange(leagueId, this.here(leagueId)));
    const before = this.elsewhere.get(leagueId) ?? together([]);
    if (this.rooms().has(leagueId)) this.elsewhere.set(leagueId, others);
    else this.elsewhere.delete(leagueId);
    if (JSON.stringify(others) !== JSON.stringify(before)) this.tellSoon(leagueId);
  }

  private tellSoon(leagueId: string): void {
    if (this.untold.has(leagueId)) return;
    this.untold.add(leagueId);
    setTimeout(() => {
      this.untold.delete(leagueId);
      const all = [this.here(leagueId), this.elsewhere.get(leagueId)].flatMap((present) => present ?? []);
      this.tell(leagueId, { leagueId, ...together(all) });
    }, TELL_AFTER_MS).unref();
  }

  private rooms(): ReadonlySet<string> {
    return new Set([...this.visitors.values()].map(({ leagueId }) => leagueId));
  }

  /** Who is here by this process's sockets; null: nobody. */
  private here(leagueId: string): Present | null {
    const here = [...this.visitors.values()]
      .filter((visitor) => visitor.leagueId === leagueId)
      .map(({ me }) => me);
    if (here.length === 0) return null;
    return {
      teamIds: here.flatMap(({ teamId }) => (teamId === null ? [] : [teamId])),
      commissioners: here.filter(({ role }) => role === 'commissioner').length,
      spectators: here.filter(({ role }) => role === 'spectator' || role === 'player').length,
    };
  }
}

const together = (parts: readonly Present[]): Present => ({
  teamIds: [...new Set(parts.flatMap(({ teamIds }) => teamIds))].sort(),
  commissioners: parts.reduce((sum, { commissioners }) => sum + commissioners, 0),
  spectators: parts.reduce((sum, { spectators }) => sum + spectators, 0),
});
