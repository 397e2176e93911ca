import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, ensureNode, ensureServerBuild, orExplain, root } from './setup.mjs';

await orExplain(async () => {
  ensureNode();
  ensureDependencies();
  await ensureServerBuild();
});

const main = join(root, 'dist/server/services/embedded/src/backup/main.js');
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
