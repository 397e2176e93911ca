import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/**
 * `npm run new-slice NAME`: a plain slice (contract, decider, controller, read model, client endpoints, samples, specs)
 * that answers at once, and its line in both lists of contexts. The template is an ordinary slice called `example`.
 */
const here = dirname(fileURLToPath(import.meta.url));
const template = join(here, 'template');
const root = resolve(process.argv[3] ?? join(here, '../..'));
const name = process.argv[2] ?? '';
const Name = name.charAt(0).toUpperCase() + name.slice(1);

const stop = (why) => {
  console.error(
    `${why}\nUsage: npm run new-slice NAME (one lower-case word in the singular, such as booking)`,
  );
  process.exit(1);
};
const named = (text) => text.replaceAll('example', name).replaceAll('Example', Name);
const article = (text) => (/^[aeiou]/.test(name) ? text : text.replace(/\b([Aa])n (?=`?example)/g, '$1 '));

const write = async (file, text) => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
};
const edit = (file, change) => write(file, change(readFileSync(join(root, file), 'utf8')));

if (!/^[a-z]{3,24}$/.test(name)) stop(`'${name}' is no name for a slice.`);
for (const folder of [
  'services',
  'projections',
  'services/contracts/api/src',
  'frontend/client/src/features',
])
  if (existsSync(join(root, folder, name))) stop(`There is ${folder}/${name} already.`);

const files = readdirSync(template, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1));
for (const file of files)
  await write(named(file), named(article(readFileSync(join(template, file), 'utf8'))));

await edit('services/contracts/api/src/index.ts', (text) => {
  const lines = text.trimEnd().split('\n');
  const place = lines.findIndex((line) => line > `export * from './${name}';` && !line.includes('shared'));
  lines.splice(place === -1 ? lines.length : place, 0, `export * from './${name}';`);
  return lines.join('\n');
});
await edit('services/contexts/src/contexts.ts', (text) =>
  text
    .replace(
      /(?=import type \{ Context \})/,
      `import { ${Name}Module } from '@fieldhouse/${name}';
import { ${name}Events } from '@fieldhouse/events/${name}';
import { ${Name}ReadModule, ${name}Projections } from '@fieldhouse/read-${name}';\n`,
    )
    .replace(
      /(?=\} as const satisfies)/,
      `${name}: { events: ${name}Events, commands: ${Name}Module, queries: ${Name}ReadModule, projections: ${name}Projections, followed: [followed({ kinds: ['${name}'] })] },\n`,
    ),
);
console.log(
  `Made the slice ${name}: services/${name} and what belongs to it. Change its words, then its rules.`,
);
