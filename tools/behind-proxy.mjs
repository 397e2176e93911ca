import { renameSync, writeFileSync } from 'node:fs';
import { startProxy } from './harness/proxy.mjs';
import { startSystem } from './harness/system.mjs';

/**
 * `node tools/behind-proxy.mjs PORT FILE`: two processes of each app on throw-away data, reached by TLS on PORT through
 * nginx. FILE tells the addresses of the APIs and the process ids, anew while it runs. Ends with Ctrl-C.
 */
const [port, file] = [Number(process.argv[2]), process.argv[3]];
const env = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1', LOCAL_INBOX: '1' };
const system = await startSystem({ separate: true, twice: true, env });
const stopProxy = await startProxy(
  system.dataDir,
  port,
  system.addresses.map((address) => new URL(address).port),
);
const NAMES = ['api', 'api2', 'worker', 'worker2', 'projections', 'projections2', 'redis'];
const tell = () => {
  const pids = Object.fromEntries(NAMES.map((name) => [name, system.pid(name)]));
  writeFileSync(`${file}.new`, JSON.stringify({ addresses: system.addresses, pids }));
  renameSync(`${file}.new`, file);
};
tell();
setInterval(tell, 500).unref();

let stopping;
const stop = () =>
  (stopping ??= (async () => {
    await stopProxy();
    await system.stop();
    process.exit(0);
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
