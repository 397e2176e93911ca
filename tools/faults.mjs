import { parseArgs } from 'node:util';
import {
  ensureCompiler,
  ensureDependencies,
  ensureNode,
  ensureRedis,
  ensureServerBuild,
  orExplain,
} from './setup.mjs';
import { withOwnMounts } from './harness/disks.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean' },
    long: { type: 'boolean' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
  },
});
const only = values.only?.split(',');
const isWanted = (id) => !only || only.includes(id);
if (isWanted('F11')) withOwnMounts();
await orExplain(async () => {
  ensureNode();
  ensureDependencies();
  ensureRedis();
  if (isWanted('F11')) ensureCompiler();
  await ensureServerBuild();
});
const { startSystem } = await import('./harness/system.mjs');
const { connect } = await import('./harness/drafts.mjs');
const { f1 } = await import('./faults/f1-appends.mjs');
const { draftFault } = await import('./faults/f4-drafts.mjs');
const { f7 } = await import('./faults/f7-document-store.mjs');
const { f11 } = await import('./faults/f11-disks.mjs');
const { f22 } = await import('./faults/f22-pairs.mjs');
const { f23 } = await import('./faults/f23-erasures.mjs');
const { f24 } = await import('./faults/f24-sockets.mjs');
const { f25 } = await import('./faults/f25-flapping.mjs');
const { f27 } = await import('./faults/f27-last-places.mjs');
const { f29 } = await import('./faults/f29-webhooks.mjs');
const { f30 } = await import('./faults/f30-payments.mjs');
const { parkedIn } = await import('./harness/parked.mjs');

const seed = Number(values.seed ?? 1);
let failed = 0;
for (const fault of [
  f1,
  draftFault('F4', 'API', 'api'),
  draftFault('F5', 'worker', 'worker'),
  draftFault('F6', 'Redis', 'redis'),
  f7,
  f11,
  f22,
  f23,
  f24,
  f25,
  f27,
  f29,
  f30,
]) {
  if (!isWanted(fault.id)) continue;
  const rounds = Number(values.rounds ?? fault.defaultRounds * (values.long ? 10 : 1));
  const system = await startSystem(fault.system);
  // One event store client in this process.
  const client = connect(system.urls);
  try {
    await system.ready();
    const { lost, doubled, failed: failures, detail } = await fault.run({ system, client, rounds, seed });
    const parked = await parkedIn(system);
    const line = {
      id: fault.id,
      what: fault.what,
      rounds,
      failed: failures,
      lost,
      doubled,
      parked,
      seed,
      goal: '0 failed, 0 lost, 0 doubled, 0 parked',
      ok: failures + lost + doubled + parked === 0,
      detail,
    };
    if (!line.ok) failed += 1;
    console.log(
      values.json
        ? JSON.stringify(line)
        : `${line.ok ? 'ok  ' : 'FAIL'} ${line.id} ${line.what}: ${rounds} rounds, ${failures} failed, ${lost} lost, ${doubled} doubled, ${parked} parked, seed ${seed} (${detail})`,
    );
  } catch (error) {
    failed += 1;
    console.log(
      values.json
        ? JSON.stringify({ id: fault.id, what: fault.what, rounds, seed, ok: false, error: error.message })
        : `FAIL ${fault.id} ${error.stack}`,
    );
  } finally {
    await system.stop();
  }
}
process.exit(failed === 0 ? 0 : 1);
