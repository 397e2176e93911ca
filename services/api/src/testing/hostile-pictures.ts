import sharp from 'sharp';
import { gzipSync } from 'node:zlib';
import { chanceOf } from '@fieldhouse/testing';

/** Stands in everything that is hidden in or behind a picture; no answer may contain it. */
export const PAYLOAD = 'smuggled-payload';

const SCRIPT = `<script>/*${PAYLOAD}*/alert(document.cookie)</script>`;
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${PAYLOAD}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const [WIDTH, HEIGHT, CHANNELS] = [24, 18, 3] as const;
/** Uneven, so that its coded form has something to break; the same each time. */
const picture = () => {
  const { below } = chanceOf(1);
  const pixels = Buffer.from(Array.from({ length: WIDTH * HEIGHT * CHANNELS }, () => 110 + below(30)));
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } });
};

/** Small pictures of each format that is taken; all but the last carry the payload as metadata. */
export const takenPictures = async (): Promise<readonly Buffer[]> => {
  const told = picture()
    .withExif({ IFD0: { Copyright: PAYLOAD } })
    .withXmp(XMP)
    .withIccProfile('p3');
  const frames = [await picture().png().toBuffer(), await picture().png().toBuffer()];
  return [
    await told.clone().jpeg().toBuffer(),
    await told.clone().jpeg({ progressive: true }).toBuffer(),
    await told.clone().png().toBuffer(),
    await told.clone().png({ progressive: true }).toBuffer(),
    await told.clone().webp().toBuffer(),
    await told.clone().webp({ lossless: true }).toBuffer(),
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  ];
};

/** Pictures and documents that the library, or another reader behind it, might open. */
export const otherFormats = async (): Promise<readonly Buffer[]> => [
  await picture().tiff().toBuffer(),
  await picture().avif().toBuffer(),
  Buffer.from(`P3 2 2 255 ${'0 '.repeat(12)}# ${PAYLOAD}`),
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj % ${PAYLOAD}\ntrailer<</Root 1 0 R>>`),
  Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n(${PAYLOAD}) print`),
  Buffer.from(`#define x_width 8\n#define x_height 8\nstatic char x_bits[] = { 0x00 }; /* ${PAYLOAD} */`),
  Buffer.from(`push graphic-context\nfill 'url(https://example.org/x.png"|ls "${PAYLOAD})'`),
  Buffer.concat([Buffer.from('BM'), Buffer.alloc(200), Buffer.from(PAYLOAD)]),
  Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(200)]),
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(300)]),
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]),
  Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBPVP8 '), Buffer.from(SCRIPT)]),
  Buffer.from(`MZ\x90\0${PAYLOAD}`),
  Buffer.from(SCRIPT),
];

/** What is put behind a good picture, so that another reader takes the file for something else. */
export const tails: readonly Buffer[] = [
  Buffer.from(SCRIPT),
  Buffer.from(`<?php system('${PAYLOAD}'); ?>`),
  Buffer.from(`PK\x03\x04\x14\0\0\0\0\0${PAYLOAD}PK\x05\x06${'\0'.repeat(18)}`),
  Buffer.from(`%PDF-1.7 ${PAYLOAD}`),
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${PAYLOAD}"/>`),
  gzipSync(PAYLOAD.repeat(100)),
];

/** Vector pictures: programs that a browser would run. */
export const svgs: readonly Buffer[] = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;${PAYLOAD}</text></svg>`,
  `<!DOCTYPE svg [<!ENTITY a "aaaa">${'bcdefgh'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(9)}">`)}]><svg xmlns="http://www.w3.org/2000/svg">&h;</svg>`,
  '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="http://localhost:1/"/></svg>',
  `\ufeff \n<svg xmlns="http://www.w3.org/2000/svg"><foreignObject>${SCRIPT}</foreignObject></svg>`,
].flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le'), gzipSync(text)]);
