import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|xml|txt|webmanifest)$/;
const WORTH_IT = 400;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts `.br` and `.gz` beside every text: the server sends them as they are. */
export const compressAll = async (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const text = readFileSync(path);
    if (text.length < WORTH_IT) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${path}.br`, await brotli(text, { params }));
    writeFileSync(`${path}.gz`, await zip(text, { level: 9 }));
  }
};
