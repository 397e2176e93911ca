import { bombs } from './hostile-bombs';
import { PAYLOAD, otherFormats, svgs, tails, takenPictures } from './hostile-pictures';
import { chanceOf, type Chance } from '@fieldhouse/testing';

/** One upload as it goes over the wire. */
export type HostileUpload = {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer<ArrayBuffer>;
};
type Part = { readonly head: string; readonly body: Buffer | string };

const BOUNDARY = 'xXboundaryXx';
const TYPES = ['image/jpeg', 'image/png', 'image/svg+xml', 'text/html', 'application/zip', 'nonsense', ''];
const NAMES = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system.ini',
  '/etc/cron.d/x',
  'C:\\boot.ini',
  'me.jpg\0.php',
  'me.php%00.jpg',
  'me.jpg\r\nset-cookie: a=b',
  `${PAYLOAD}.svg`,
  '\u202egpj.exe',
  'x'.repeat(10_000),
  '.htaccess',
  '',
  '"; drop table players; --',
  '$(touch /tmp/x)',
  'CON',
  '😀.jpg',
  '__proto__',
];
const CROPS = [
  '',
  'null',
  '[]',
  '{}',
  '{',
  '"whole"',
  '{"x":0,"y":0,"width":0,"height":0}',
  '{"x":-1,"y":0,"width":1,"height":1}',
  '{"x":0.9,"y":0,"width":0.5,"height":1}',
  '{"x":1,"y":1,"width":1e-9,"height":1e-9}',
  '{"x":0,"y":0,"width":1e-300,"height":1}',
  '{"x":1e309,"y":0,"width":1,"height":1}',
  '{"x":0,"y":0,"width":2,"height":2}',
  '{"x":"0","y":[],"width":{"$gt":0},"height":true}',
  '{"__proto__":{"x":0},"constructor":1}',
  `[${'['.repeat(5_000)}`,
  'x'.repeat(70_000),
];

const partOf = ({ head, body }: Part): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
const formOf = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer<ArrayBuffer> =>
  Buffer.concat([...parts.map(partOf), Buffer.from(end)]);
const fileOf = (body: Buffer | string, name = 'me.jpg', type = 'image/jpeg', field = FIELD): Part => ({
  head: `content-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}`,
  body,
});
const textOf = (field: string, body: string): Part => ({
  head: `content-disposition: form-data; name="${field}"`,
  body,
});
/** Stands for the name of the field that the address wants. */
const FIELD = 'the-field';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Forms that no browser sends around one good picture. */
const brokenForms = (
  good: Buffer,
): readonly (readonly [contentType: string, body: Buffer<ArrayBuffer>])[] => {
  const whole = formOf([fileOf(good)]);
  const inner = 'multipart/mixed; boundary=inner';
  return [
    [MULTIPART, formOf([])],
    [MULTIPART, Buffer.alloc(0)],
    [MULTIPART, formOf([fileOf('')])],
    [MULTIPART, formOf([fileOf(good), fileOf(good, 'b.jpg')])],
    [MULTIPART, formOf([fileOf(good, 'me.jpg', 'image/jpeg', 'other')])],
    [MULTIPART, formOf([fileOf(good, 'me.jpg', 'image/jpeg', '__proto__')])],
    [MULTIPART, formOf([textOf(FIELD, PAYLOAD)])],
    [MULTIPART, formOf([textOf('__proto__', '{}'), textOf('constructor', 'x'), fileOf(good)])],
    [MULTIPART, formOf([...Array.from({ length: 10 }, (_, n) => textOf(`f${n}`, 'x')), fileOf(good)])],
    [MULTIPART, formOf([fileOf(`--inner\r\n\r\n${PAYLOAD}\r\n--inner--`, 'me.jpg', inner)])],
    [MULTIPART, formOf([fileOf(good)], '')],
    [MULTIPART, formOf([{ head: 'nonsense', body: good }])],
    [MULTIPART, formOf([{ head: `x: ${'y'.repeat(100_000)}`, body: good }])],
    [MULTIPART, whole.subarray(0, whole.length - 200)],
    ['multipart/form-data', whole],
    ['multipart/form-data; boundary=', whole],
    ['multipart/form-data; boundary=other', whole],
    ['application/json', Buffer.from('{"photo":"x"}')],
    ['image/jpeg', Buffer.from(good)],
  ];
};

/** Flips some bits, in place of nobody knows whom. */
const flipped = (file: Buffer, chance: Chance): Buffer => {
  const copy = Buffer.from(file);
  for (let flips = 1 + chance.below(20); flips > 0; flips -= 1) {
    const at = chance.below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << chance.below(8));
  }
  return copy;
};

/**
 * So many uploads that somebody with ill intent, or a bad line, could send; the same for the same seed.
 * @param field in which the address wants its file
 */
export const hostileUploads = async (
  count: number,
  seed: number,
  field: string,
): Promise<readonly HostileUpload[]> => {
  const chance = chanceOf(seed);
  const [taken, others, heavy] = [await takenPictures(), await otherFormats(), await bombs()];
  const good = (): Buffer => chance.oneOf(taken);
  const sent = (name: string, parts: readonly Part[]): HostileUpload => ({
    name,
    contentType: MULTIPART,
    body: formOf(parts),
  });
  const kinds: readonly (() => HostileUpload)[] = [
    () => sent('polyglot', [fileOf(Buffer.concat([good(), chance.oneOf(tails)]))]),
    () => sent('vector', [fileOf(chance.oneOf(svgs), 'me.svg', chance.oneOf(TYPES))]),
    () => sent('bomb', [fileOf(chance.oneOf(heavy))]),
    () => {
      const file = good();
      return sent('truncated', [fileOf(file.subarray(0, chance.below(file.length)))]);
    },
    () => sent('bits flipped', [fileOf(flipped(good(), chance))]),
    () => sent('bits flipped', [fileOf(flipped(good(), chance))]),
    () => sent('other format', [fileOf(chance.oneOf(others), 'me.png', chance.oneOf(TYPES))]),
    () => sent('wrong type', [fileOf(good(), 'me.svg', chance.oneOf(TYPES))]),
    () => sent('odd name', [fileOf(good(), chance.oneOf(NAMES))]),
    () => sent('odd cut', [textOf('crop', chance.oneOf(CROPS)), fileOf(good())]),
    () => {
      const [contentType, body] = chance.oneOf(brokenForms(good()));
      return { name: 'broken form', contentType, body };
    },
  ];
  return Array.from({ length: count }, (_, index) => {
    const upload = (kinds[index % kinds.length] ?? chance.oneOf(kinds))();
    return { ...upload, body: renamed(upload.body, field) };
  });
};

/** With the name of the field where {@link FIELD} stands. */
const renamed = (body: Buffer<ArrayBuffer>, field: string): Buffer<ArrayBuffer> => {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(FIELD); at >= 0; at = body.indexOf(FIELD, from)) {
    pieces.push(body.subarray(from, at), Buffer.from(field));
    from = at + FIELD.length;
  }
  return Buffer.concat([...pieces, body.subarray(from)]);
};
