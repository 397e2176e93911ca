import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'dist/server');
const recordFile = join(out, 'build.json');
const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.endsWith('.d.ts');

const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return isSource(entry.name) ? [path] : [];
  });

/** Compiles what changed of services/ and projections/ to dist/server, file by file. @returns how many files */
export const buildServer = async () => {
  const { transformFile } = await import('@swc/core');
  const { swcOptions } = createRequire(import.meta.url)('./swc-options.cjs');
  const options =
    readFileSync(join(root, 'tools/swc-options.cjs'), 'utf8') +
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8');
  const old = existsSync(recordFile)
    ? JSON.parse(readFileSync(recordFile, 'utf8'))
    : { options: '', files: {} };
  const before = old.options === options ? old.files : {};
  const files = {};
  const stale = [];
  for (const source of [...walk(join(root, 'services')), ...walk(join(root, 'projections'))]) {
    const name = relative(root, source);
    const { mtimeMs, size } = statSync(source);
    files[name] = `${mtimeMs}:${size}`;
    if (before[name] !== files[name]) stale.push(name);
  }
  for (const name of Object.keys(before))
    if (!(name in files)) rmSync(join(out, name.replace(/\.ts$/, '.js')), { force: true });
  await Promise.all(
    stale.map(async (name) => {
      const { code, map } = await transformFile(join(root, name), {
        ...swcOptions(),
        filename: join(root, name),
      });
      const target = join(out, name.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, `${code}\n//# sourceMappingURL=${target.split('/').pop()}.map\n`);
      if (map) writeFileSync(`${target}.map`, map);
    }),
  );
  if (stale.length > 0 || Object.keys(before).length !== Object.keys(files).length) {
    mkdirSync(out, { recursive: true });
    writeFileSync(recordFile, JSON.stringify({ options, files }));
  }
  return stale.length;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${await buildServer()} files compiled`);
