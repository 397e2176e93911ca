import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './setup.mjs';

/** Writes docs/licences.md from what the direct dependencies say of themselves; `--check` fails when it says something else. */
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const row = (name) => {
  const file = join(root, 'node_modules', name, 'package.json');
  const { version, license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return `| ${name} | ${version ?? '?'} | ${typeof license === 'string' ? license : (license?.type ?? 'see package')} |`;
};
const table = (names) =>
  ['| Package | Version | Licence |', '|---|---|---|', ...Object.keys(names).sort().map(row)].join('\n');
const file = join(root, 'docs/licences.md');
const text = await format(
  `# Licences\n\nDirect dependencies; made by \`node tools/licences.mjs\`.\n\n## Shipped with the server\n\n${table(dependencies)}\n\n## Built into the client, or used to build and test\n\n${table(devDependencies)}\n`,
  { ...(await resolveConfig(file)), filepath: file },
);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/licences.md is not what node tools/licences.mjs makes');
  process.exit(1);
}
