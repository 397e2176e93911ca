import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './setup.mjs';

const USAGE = `node tools/native.mjs --url https://… [--out <folder>] [--google-services <file>]

Generates the Android project of the native app, which shows the product served at --url. It needs no Android SDK;
Android Studio or gradlew builds it. Push needs the google-services.json of the app's Firebase project.`;
const GREEN = '#0B6B4A';
const client = join(root, 'frontend/client');
const drawing = join(client, 'public/favicon.svg');

const optionsOf = (args) => {
  const text = { type: 'string' };
  const { values } = parseArgs({ args, options: { url: text, out: text, 'google-services': text } });
  if (!values.url || !/^https?:$/.test(new URL(values.url).protocol)) throw new Error('--url is missing');
  return {
    url: new URL(values.url).origin,
    out: resolve(values.out ?? join(root, 'dist/native')),
    push: values['google-services'],
  };
};

/** What the app shows when the product does not answer. */
const unreachablePage = (url) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
  <title>Fieldhouse</title>
  <style>
    body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px;
      background: ${GREEN}; color: #fff; font: 16px/1.5 system-ui, sans-serif; text-align: center; }
    a { justify-self: center; padding: 12px 24px; border-radius: 8px; background: #fff; color: ${GREEN};
      font-weight: 600; text-decoration: none; }
  </style>
  <h1>Fieldhouse does not answer</h1>
  <p>Check your connection. Nothing that you did is lost.</p>
  <a href="${url}/dashboard">Try again</a>
</html>
`;

/** Our mark in place of Capacitor's, in every size the template has. */
const drawMarks = async (android) => {
  const { default: sharp } = await import('sharp');
  const res = join(android, 'app/src/main/res');
  for (const entry of readdirSync(res, { withFileTypes: true, recursive: true })) {
    if (!/^(splash|ic_launcher.*)\.png$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { width, height } = await sharp(readFileSync(path)).metadata();
    // Launchers cut the foreground to a shape of their own: the mark keeps clear of the edge.
    const share = { 'splash.png': 0.25, 'ic_launcher_foreground.png': 0.5 }[entry.name] ?? 1;
    const size = Math.round(Math.min(width, height) * share);
    const mark = await sharp(drawing, { density: (72 * size) / 32 })
      .resize(size)
      .png()
      .toBuffer();
    const background = entry.name === 'splash.png' ? GREEN : '#00000000';
    await sharp({ create: { width, height, channels: 4, background } })
      .composite([{ input: mark }])
      .png()
      .toFile(path);
  }
  writeFileSync(
    join(res, 'values/ic_launcher_background.xml'),
    `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="ic_launcher_background">${GREEN}</color>\n</resources>\n`,
  );
};

const capacitor = ({ url, out, push }, ...args) => {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@capacitor/cli/bin/capacitor'), ...args],
    {
      cwd: client,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        FIELDHOUSE_NATIVE_URL: url,
        FIELDHOUSE_NATIVE_DIR: out,
        FIELDHOUSE_NATIVE_PUSH: push ? 'yes' : '',
      },
    },
  );
  if (status !== 0) throw new Error(`capacitor ${args.join(' ')} failed`);
};

/** Makes the Android project anew: template, plugins, settings, the page for no connection, icons. */
const generate = async (options) => {
  const { url, out, push } = options;
  const [www, android] = [join(out, 'www'), join(out, 'android')];
  rmSync(android, { recursive: true, force: true });
  mkdirSync(www, { recursive: true });
  writeFileSync(join(www, 'index.html'), unreachablePage(url));
  capacitor(options, 'add', 'android');
  capacitor(options, 'sync', 'android');
  await drawMarks(android);
  if (push) copyFileSync(push, join(android, 'app/google-services.json'));
  console.log(`The Android project is in ${android}`);
};

try {
  await generate(optionsOf(process.argv.slice(2)));
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exit(1);
}
