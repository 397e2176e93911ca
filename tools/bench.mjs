import { parseArgs } from 'node:util';
import {
  ensureChromium,
  ensureClientBuild,
  ensureDependencies,
  ensureNode,
  ensureRedis,
  ensureServerBuild,
  orExplain,
} from './setup.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'boolean' }, long: { type: 'boolean' } },
});
await orExplain(async () => {
  ensureNode();
  ensureDependencies();
  ensureRedis();
  ensureChromium();
  ensureClientBuild();
  await ensureServerBuild();
});
const { startSystem, median } = await import('./harness/system.mjs');
const { connect } = await import('./harness/drafts.mjs');
const { b1, b1Coed } = await import('./bench/b1-picks.mjs');
const { b7 } = await import('./bench/b7-replay.mjs');
const { b9 } = await import('./bench/b9-live.mjs');
const { b11 } = await import('./bench/b11-clock.mjs');
const { b17 } = await import('./bench/b17-start.mjs');
const { legality } = await import('./bench/legality.mjs');
const { b31 } = await import('./bench/b31-import.mjs');
const { b32 } = await import('./bench/b32-my-drafts.mjs');
const { b33 } = await import('./bench/b33-restart.mjs');
const { b34 } = await import('./bench/b34-hostile.mjs');
const { b36 } = await import('./bench/b36-first-load.mjs');
const { b37 } = await import('./bench/b37-room.mjs');
const { b38 } = await import('./bench/b38-typing.mjs');
const { b39 } = await import('./bench/b39-offline.mjs');
const { b40 } = await import('./bench/b40-chat-live.mjs');
const { b41 } = await import('./bench/b41-bell.mjs');
const { b42 } = await import('./bench/b42-messages.mjs');
const { b43 } = await import('./bench/b43-open-chat.mjs');
const { b44 } = await import('./bench/b44-wide-mention.mjs');
const { b45 } = await import('./bench/b45-registrations.mjs');
const { b46 } = await import('./bench/b46-open-leagues.mjs');
const { b47 } = await import('./bench/b47-eligibility.mjs');
const { b48 } = await import('./bench/b48-ledger.mjs');
const { b49 } = await import('./bench/b49-trial-balance.mjs');
const { b50 } = await import('./bench/b50-payments.mjs');
const { landing } = await import('./bench/landing.mjs');
const { lighthouseDashboard, lighthouseLanding, lighthouseLiveDashboard, lighthouseRoom } =
  await import('./bench/lighthouse.mjs');
const { signIn, othersMeanwhile } = await import('./bench/sign-in.mjs');
const { memory } = await import('./bench/memory.mjs');

const only = values.only?.split(',');
const pairs = values.long ? 9 : 5;
let failed = 0;

const round = (n) => (n >= 100 ? Math.round(n) : Number(n.toFixed(2)));
const lineOf = (bench, result) => {
  if (bench.absolute) {
    const reached = bench.atLeast ? result.value >= bench.goal : result.value <= bench.goal;
    const ok = reached && result.ok !== false;
    return {
      id: bench.id,
      what: bench.what,
      value: round(result.value),
      unit: bench.unit,
      anchor: null,
      ratio: null,
      min: round(result.min ?? result.value),
      max: round(result.max ?? result.value),
      goal: bench.goal,
      ok,
      ...(result.p50 === undefined ? {} : { p50: round(result.p50) }),
      ...(result.parts ? { parts: result.parts } : {}),
    };
  }
  const ratios = result.samples.map(({ value, anchor }) => value / anchor);
  const anchors = result.samples.map(({ anchor }) => anchor);
  const spread = Math.max(...anchors) / Math.min(...anchors) - 1;
  const ratio = median(ratios);
  return {
    id: bench.id,
    what: bench.what,
    value: round(median(result.samples.map(({ value }) => value))),
    unit: bench.unit,
    anchor: round(median(anchors)),
    ratio: round(ratio),
    min: round(Math.min(...ratios)),
    max: round(Math.max(...ratios)),
    goal: bench.goal,
    ok: bench.atLeast ? ratio >= bench.goal : ratio <= bench.goal,
    ...(result.parts ? { parts: result.parts } : {}),
    ...(spread > 0.25 ? { noisy: `the anchor spread by ${Math.round(spread * 100)} %` } : {}),
  };
};

for (const bench of [
  b1,
  b1Coed,
  b7,
  b9,
  legality,
  b11,
  signIn,
  othersMeanwhile,
  landing,
  lighthouseLanding,
  lighthouseDashboard,
  lighthouseLiveDashboard,
  lighthouseRoom,
  memory,
  b17,
  b31,
  b32,
  b33,
  b34,
  b36,
  b37,
  b38,
  b39,
  b40,
  b41,
  b42,
  b43,
  b44,
  b45,
  b46,
  b47,
  b48,
  b49,
  b50,
]) {
  if (only && !only.includes(bench.id)) continue;
  const system = bench.ownSystem ? undefined : await startSystem();
  // One event store client in this process, disposed of with it.
  const client = system && connect(system.urls);
  try {
    await system?.ready();
    const line = lineOf(bench, await bench.run({ system, client, pairs, long: values.long === true }));
    if (!line.ok) failed += 1;
    console.log(
      values.json
        ? JSON.stringify(line)
        : `${line.ok ? 'ok  ' : 'MISS'} ${line.id.padEnd(4)} ${line.what}: ${line.value} ${line.unit}${line.ratio === null ? '' : `, ratio ${line.ratio} (${line.min}–${line.max}) of ${line.anchor}`}; goal ${line.goal}${line.p50 === undefined ? '' : `; p50 ${line.p50}, min ${line.min}, max ${line.max}`}${line.parts ? ` ${JSON.stringify(line.parts)}` : ''}${line.noisy ? ` (${line.noisy})` : ''}`,
    );
  } catch (error) {
    failed += 1;
    console.log(
      values.json
        ? JSON.stringify({ id: bench.id, what: bench.what, ok: false, error: error.message })
        : `FAIL ${bench.id} ${error.stack}`,
    );
  } finally {
    await system?.stop();
  }
}
process.exit(failed === 0 ? 0 : 1);
