import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FILES = 40;
/** Puts a whole folder in the place again and again. */
const BUILDER = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { putInPlace } from ${JSON.stringify(join(__dirname, 'put-in-place.mjs'))};
  for (let n = 0; n < 40; n += 1) {
    const folder = \`build-\${process.pid}\`;
    mkdirSync(folder);
    for (let f = 0; f < ${FILES}; f += 1) writeFileSync(\`\${folder}/\${f}\`, '');
    putInPlace(folder, 'place');
  }
`;

it('leaves a whole folder, however many put theirs in one place at once', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'place-'));
  try {
    const builders = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '--eval', BUILDER], { cwd }),
    );
    await Promise.all(builders);
    expect(readdirSync(cwd)).toEqual(['place']);
    expect(readdirSync(join(cwd, 'place'))).toHaveLength(FILES);
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
