import type { RoomPatch, RoomView } from '@fieldhouse/api-contract';
import { fakeServer } from '../../../../../test/fake-live';
import { happened, sampleRoom, type Happening } from './sample-room';

/** The room as the server of a test has it, and its log. */
class FakeRoom {
  /** The log: what a join answers from. */
  patches: RoomPatch[] = [];
  joins: { readonly leagueId: string; readonly sinceRevision: number }[] = [];
  left: string[] = [];
  /** Nobody is let in any more. */
  isShut = false;
  /** The room as the log has it. */
  room: RoomView = sampleRoom();

  reset(): void {
    Object.assign(this, { patches: [], joins: [], left: [], isShut: false, room: sampleRoom() });
    fakeServer.comeBack();
  }

  /** Appends to the log and tells everybody, unless `silently`: then it was lost on the way. */
  append(happening: Happening, { silently = false } = {}): void {
    const { patch, room } = happened(this.room, happening);
    this.room = room;
    this.patches = [...this.patches, patch];
    if (!silently) fakeServer.emit('room.patch', patch);
  }

  /** A role is given or taken: whose it is hears it, unless `silently`. */
  become(me: RoomView['me'], { silently = false } = {}): void {
    this.room = { ...this.room, me };
    if (!silently) fakeServer.emit('room.part', { leagueId: this.room.leagueId, me });
  }
}

export const fakeRoom = new FakeRoom();
fakeServer.on('room.join', (body) => {
  const { leagueId, sinceRevision } = body as { readonly leagueId: string; readonly sinceRevision: number };
  if (fakeRoom.isShut) return { ok: false, problem: { status: 404, code: 'not_found', title: 'Not found' } };
  fakeRoom.joins = [...fakeRoom.joins, { leagueId, sinceRevision }];
  const patches = fakeRoom.patches.filter(({ from }) => from >= sinceRevision);
  const serverNow = new Date().toISOString();
  return { revision: patches.at(-1)?.revision ?? sinceRevision, patches, me: fakeRoom.room.me, serverNow };
});
fakeServer.on('room.leave', (body) => {
  fakeRoom.left = [...fakeRoom.left, (body as { readonly leagueId: string }).leagueId];
  return {};
});
