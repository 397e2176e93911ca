import type { RoomPresence } from '@fieldhouse/api-contract';
import type { RoomMembership } from './room-access';

const TELL_AFTER_MS = 100;

/** Who is in which room, as this process's sockets have it; told at most ten times a second. */
export class Presence {
  private readonly visitors = new Map<string, { readonly leagueId: string; readonly me: RoomMembership }>();
  private readonly untold = new Set<string>();

  constructor(private readonly tell: (leagueId: string, presence: RoomPresence) => void) {}

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
    if (this.untold.has(leagueId)) return;
    this.untold.add(leagueId);
    setTimeout(() => {
      this.untold.delete(leagueId);
      this.tell(leagueId, this.of(leagueId));
    }, TELL_AFTER_MS).unref();
  }

  private of(leagueId: string): RoomPresence {
    const here = [...this.visitors.values()]
      .filter((visitor) => visitor.leagueId === leagueId)
      .map(({ me }) => me);
    return {
      leagueId,
      teamIds: [...new Set(here.flatMap(({ teamId }) => (teamId === null ? [] : [teamId])))],
      commissioners: here.filter(({ role }) => role === 'commissioner').length,
      spectators: here.filter(({ role }) => role === 'spectator' || role === 'player').length,
    };
  }
}
