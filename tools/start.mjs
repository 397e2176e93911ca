import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  ensureClientBuild,
  ensureDependencies,
  ensureNode,
  ensureRedis,
  ensureServerBuild,
  orExplain,
  root,
} from './setup.mjs';

await orExplain(async () => {
  ensureNode();
  ensureDependencies();
  ensureRedis();
  ensureClientBuild();
  await ensureServerBuild();
});

const launcher = spawn(
  process.execPath,
  [
    '--enable-source-maps',
    join(root, 'dist/server/services/embedded/src/launcher/main.js'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
// The terminal sends Ctrl-C to the whole group; the launcher ends what it started, then this ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => launcher.kill(signal));
launcher.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
