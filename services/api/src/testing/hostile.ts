import fc from 'fast-check';

const LONG = 'x'.repeat(5_000);

/** Ids that are none: as they stand in a path, encoded. */
export const wrongIds: readonly string[] = [
  'nonsense',
  '0',
  '00000000-0000-0000-0000-000000000000',
  `' OR '1'='1`,
  '{"$gt":""}',
  '$where',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'a\u0000b',
  '😀',
  LONG,
];

/** Query strings that no page would send; `{name}` stands for the parameter. */
export const wrongQueries: readonly string[] = [
  '{name}=nonsense',
  '{name}[$gt]=',
  '{name}[$ne]=x&{name}[$where]=1',
  '{name}=1&{name}=2',
  '{name}[]=1',
  '{name}={"$gt":""}',
  '{name}=%00',
  '{name}=-1',
  '{name}=99999999999999999999999',
  '{name}=1e309',
  '__proto__[admin]=1&constructor[prototype][admin]=1',
  `{name}=${LONG}`,
  '{name}=%E0%A4%A',
];
export const queryNames = ['atLeast', 'spectator', 'teamId', 'before', 'grant_type'] as const;

/** What may stand in a field instead of what belongs there. */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'nonsense',
  '\u0000\u202e\ud800',
  LONG,
  [],
  [null],
  [[[]]],
  {},
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { toString: 'x', length: -1 },
];

/** Bodies as text that is not a JSON object, or a poisoned one. */
export const wrongBodies: readonly string[] = [
  '',
  '{',
  '{"reason":',
  '[]',
  'null',
  'true',
  '7',
  '"text"',
  '\u0000',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"reason":"${'x'.repeat(300_000)}"}`,
  '{"a":1,"a":2}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];

export const wrongTypes: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/octet-stream',
  'nonsense',
];

export const wrongHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'if-match': '"0"' },
  { 'if-match': 'nonsense' },
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': '"1", "2"' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'with spaces in it' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': '\u00e4\u00f6\u00fc\u00e4\u00f6\u00fc\u00e4\u00f6\u00fc' },
  { 'x-correlation-id': '{"$gt":""}' },
  { 'sec-fetch-site': 'cross-site' },
  { accept: 'image/png' },
];

/** Lists of players and mappings that nobody should send. */
export const wrongUploads: readonly (readonly [
  file: string | Uint8Array<ArrayBuffer> | null,
  mapping: string | null,
])[] = [
  [null, null],
  ['', null],
  ['__proto__,constructor\nAna,Diaz\n', null],
  ['First name,constructor,__proto__\nAna,1,2\n', '{"First name":"firstName","__proto__":"lastName"}'],
  ['First name,Last name\nAna,Diaz\n', '{"First name":"$where"}'],
  ['First name,Last name\nAna,Diaz\n', '[]'],
  ['First name,Last name\nAna,Diaz\n', 'null'],
  ['First name,Last name\nAna,Diaz\n', '{'],
  ['First name,Last name\n"Ana,Diaz\n', null],
  [`First name,Last name\n${LONG},=cmd|' /C calc'!A0\n`, null],
  [`${'a,'.repeat(20_000)}\n`, null],
  [new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x0a]), null],
  [new Uint8Array(4_096), null],
];

/** Every body in which one field, at any depth, has been replaced or left out, or one has been added. */
export const withWrongField = (body: unknown): readonly (readonly [field: string, body: unknown])[] => {
  if (typeof body !== 'object' || body === null) return [];
  const entries = Object.entries(body as Record<string, unknown>);
  const replaced = (key: string, value: unknown): unknown =>
    Array.isArray(body) ? entries.map(([k, v]) => (k === key ? value : v)) : { ...body, [key]: value };
  return entries.flatMap(([key, value]) => [
    ...wrongValues.map((wrong) => [key, replaced(key, wrong)] as const),
    ...withWrongField(value).map(([inner, changed]) => [`${key}.${inner}`, replaced(key, changed)] as const),
    [key, Object.fromEntries(entries.filter(([k]) => k !== key))] as const,
  ]);
};

/** Bodies that nobody thought of, the same for the same seed. */
export const randomBodies = (seed: number, count: number): readonly string[] =>
  fc.sample(fc.json({ maxDepth: 4 }), { seed, numRuns: count });

/** What no HTTP client sends. `path` is a route's. */
export const rawRequests = (path: string): readonly string[] => [
  'nonsense\r\n\r\n',
  `GET ${path} HTTP/9.9\r\n\r\n`,
  `GET ${path} HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
  'GET /api/%E0%A4%A HTTP/1.1\r\nhost: x\r\n\r\n',
  `GET /api/leagues/${LONG} HTTP/1.1\r\nhost: x\r\n\r\n`,
  'POST /api/leagues HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n',
  'POST /api/leagues HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/leagues HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/leagues HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ncontent-length: 40\r\n\r\n{  }',
  'POST /api/leagues HTTP/1.1\r\nhost: x\r\ntransfer-encoding: identity, chunked\r\ncontent-length: 3\r\n\r\n{ }',
  `TRACE ${path} HTTP/1.1\r\nhost: x\r\n\r\n`,
  `PATCH ${path} HTTP/1.1\r\nhost: x\r\n\r\n`,
  'GET /api/no/such/route HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /no/such/page HTTP/1.1\r\nhost: x\r\n\r\n',
];

/** Socket messages about a room that say nothing of use. */
export const wrongMessages = (leagueId: string): readonly unknown[] => [
  undefined,
  null,
  7,
  'text',
  [],
  {},
  { leagueId: 7 },
  { leagueId: { $gt: '' } },
  { leagueId: '' },
  { leagueId: LONG },
  Buffer.from([0, 1, 2]),
  { leagueId, sinceRevision: 'x' },
  { leagueId, sinceRevision: -7 },
  { leagueId, sinceRevision: 1e300 },
  { leagueId, sinceRevision: 2 ** 53 },
  { leagueId: '__proto__' },
];

/** What somebody without a part in it may say at the door of the live rooms. */
export const wrongHandshakes: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { token: 7 },
  { token: { $gt: '' } },
  { spectator: 'x' },
  { spectator: [], leagueId: {} },
  { spectator: 'x', leagueId: '__proto__' },
];
