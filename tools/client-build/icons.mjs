import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GREEN = '#0B6B4A';
const ICONS = [
  { name: 'icon-192.png', size: 192, padding: 0 },
  { name: 'icon-512.png', size: 512, padding: 0 },
  // Launchers cut these to a shape of their own: the mark keeps clear of the edge.
  { name: 'icon-maskable-512.png', size: 512, padding: 64, purpose: 'maskable' },
  { name: 'apple-touch-icon.png', size: 180, padding: 12, unlisted: true },
];

/** Icons in every size that is asked for, from the one drawing, and the manifest that names them. */
export const makeIcons = async (drawing, out) => {
  const { default: sharp } = await import('sharp');
  const svg = readFileSync(drawing);
  mkdirSync(join(out, 'icons'), { recursive: true });
  for (const { name, size, padding } of ICONS) {
    const inner = size - 2 * padding;
    const mark = await sharp(svg, { density: (72 * inner) / 32 })
      .resize(inner)
      .png()
      .toBuffer();
    const background = padding > 0 ? GREEN : '#00000000';
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: mark, left: padding, top: padding }])
      .png()
      .toFile(join(out, 'icons', name));
  }
  writeFileSync(
    join(out, 'manifest.webmanifest'),
    JSON.stringify({
      name: 'Fieldhouse',
      short_name: 'Fieldhouse',
      description: 'Teams, leagues and live drafts for adult recreational sports.',
      id: '/',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      background_color: '#F6F7F4',
      theme_color: GREEN,
      icons: ICONS.filter(({ unlisted }) => !unlisted).map(({ name, size, purpose }) => ({
        src: `/icons/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: purpose ?? 'any',
      })),
    }),
  );
};
