import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(resolve(dirname(fileURLToPath(import.meta.url)), '../..'), 'node_modules/.cache/pictures');
/**
 * Encoding is slow: whatever was once made of the same bytes in the same way is copied. Two more steps of AVIF's effort
 * would cost five times as much for 7 % of the bytes.
 */
const VERSION = 'v4';
const WIDTHS = [390, 780, 1_280];
const FORMATS = { avif: { quality: 45, effort: 3 }, webp: { quality: 78 } };

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
};

const cached = async (name, out, make) => {
  mkdirSync(cache, { recursive: true });
  const kept = join(cache, name);
  if (!existsSync(kept)) writeFileSync(kept, await make());
  copyFileSync(kept, join(out, 'assets', name));
  return `/assets/${name}`;
};

/** Encodes screenshots as AVIF and WebP in the sizes that pages ask for. @returns them by file name */
export const makePictures = async ({ shots, files, out }) => {
  const { default: sharp } = await import('sharp');
  const made = {};
  for (const file of files) {
    const source = readFileSync(join(shots, file));
    const { width, height } = await sharp(source).metadata();
    const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
    const encode = (format) =>
      Promise.all(
        widths.map(async (wanted) => {
          const name = `${parse(file).name}-${wanted}-${hashOf(source, VERSION)}.${format}`;
          const make = () => sharp(source).resize(wanted)[format](FORMATS[format]).toBuffer();
          return { url: await cached(name, out, make), width: wanted };
        }),
      );
    made[file] = { width, height, avif: await encode('avif'), webp: await encode('webp') };
  }
  return made;
};

/** The picture that others show beside a link to us: the draft room, 1200 × 630. */
export const makeOgImage = async ({ shot, icon, out }) => {
  const { default: sharp } = await import('sharp');
  const [room, mark] = [readFileSync(shot), readFileSync(icon)];
  return cached(`fieldhouse-${hashOf(room, mark, VERSION)}.png`, out, async () => {
    const logo = await sharp(mark, { density: 288 }).resize(96).png().toBuffer();
    const screen = await sharp(room)
      .resize({ width: 1_000 })
      .extract({ left: 0, top: 0, width: 1_000, height: 470 })
      .toBuffer();
    return sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#0b3d2c' } })
      .composite([
        { input: logo, left: 100, top: 32 },
        { input: screen, left: 100, top: 160 },
      ])
      .png({ palette: true })
      .toBuffer();
  });
};
