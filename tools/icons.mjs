import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * `npm run icon -- CloseRounded …` takes icons of Google's Material set into the client, a component each; `--check`
 * tells which of those that are there differ from the set.
 */
const folder = resolve(import.meta.dirname, '../frontend/client/src/shared/icons');
const { icons } = createRequire(import.meta.url)('@iconify-json/ic/icons.json');

const STYLES = { Rounded: 'round', Outlined: 'outline' };
const kebab = (name) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z0-9])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** @param name as Material UI calls it: `CloseRounded`, `EditOutlined` */
const componentOf = (name) => {
  const [, base = '', style = ''] = /^(\w+?)(Rounded|Outlined)$/.exec(name) ?? [];
  const icon = icons[`${STYLES[style]}-${kebab(base)}`];
  if (!icon)
    throw new Error(`There is no icon ${name}: https://icon-sets.iconify.design/ic has those that are.`);
  const parts = icon.body
    .replaceAll(' fill="currentColor"', '')
    .replace(
      / ([a-z]+)-([a-z])([a-z]*)=/g,
      (_, first, letter, rest) => ` ${first}${letter.toUpperCase()}${rest}=`,
    );
  const several = parts.indexOf('<', 1) > 0;
  return `import { createIcon } from '../ui/icon';

export const ${name} = createIcon(${several ? `<>${parts}</>` : parts}, '${name}');
`;
};

const formatted = async (file, name) =>
  format(componentOf(name), { ...(await resolveConfig(file)), filepath: file });

const check = async () => {
  const files = readdirSync(folder).map((file) => join(folder, file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const [, name = ''] = /export const (\w+) /.exec(text) ?? [];
    if (text !== (await formatted(file, name)))
      throw new Error(`${file} is not what the set says of ${name}`);
  }
  console.log(`${files.length} icons`);
};

const names = process.argv.slice(2);
if (names[0] === '--check') await check();
else
  for (const name of names) {
    const file = join(folder, `${kebab(name)}.tsx`);
    writeFileSync(file, await formatted(file, name));
  }
