import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Writes docs/licences.md from what the direct dependencies say of themselves. */
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const row = (name) => {
  const file = join(root, 'node_modules', name, 'package.json');
  const { version, license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return `| ${name} | ${version ?? '?'} | ${typeof license === 'string' ? license : (license?.type ?? 'see package')} |`;
};
const table = (names) =>
  ['| Package | Version | Licence |', '|---|---|---|', ...Object.keys(names).sort().map(row)].join('\n');
writeFileSync(
  join(root, 'docs/licences.md'),
  `# Licences\n\nDirect dependencies; made by \`node tools/licences.mjs\`.\n\n## Shipped with the server\n\n${table(dependencies)}\n\n## Built into the client, or used to build and test\n\n${table(devDependencies)}\n`,
);
