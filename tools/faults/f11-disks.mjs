import { draftRounds } from './f4-drafts.mjs';

const FOR_MS = [500, 4_500];
/** What is left on a full disk: a small write may still fit where a large one does not. */
const LEFT_BYTES = 96 * 1024;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** F11: the disk of one store or of all of them is full, or refuses to sync, for a while during 12 × 15 drafts. */
export const f11 = {
  id: 'F11',
  what: 'full disk or failing fsync under each store during 12 × 15 drafts',
  defaultRounds: 20,
  system: { separate: true, onDisks: true },
  run: draftRounds('faults', async ({ system, next }) => {
    const { disks } = system;
    const hit = next() < 0.25 ? disks.names : [disks.names[Math.floor(next() * disks.names.length)]];
    const forMs = FOR_MS[0] + next() * (FOR_MS[1] - FOR_MS[0]);
    const isFull = next() < 0.6;
    if (isFull) {
      for (const name of hit) disks.fill(name, Math.floor(next() * LEFT_BYTES));
      await wait(forMs);
      for (const name of hit) disks.makeRoom(name);
      // What was answered is on the disk, not only in the memory of who answered.
      if (next() < 0.5) for (const name of hit) system.kill(name);
    } else {
      for (const name of hit) disks.refuseSyncs(name);
      await wait(forMs);
      for (const name of hit) disks.allowSyncs(name);
    }
    for (const name of hit) await system.ready(name);
    return `${isFull ? 'full' : 'fsync'} ${hit.length > 1 ? 'all' : hit[0]}`;
  }),
};
