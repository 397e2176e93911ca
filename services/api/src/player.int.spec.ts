import { emptyPlayer, type OwnPlayerView, type ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { PlayerProfileEvent } from '@fieldhouse/events/players';
import { MONGO_DB } from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp, TestPerson, TestRequest } from '@fieldhouse/testing';
import type { Binary, Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { v5 as uuidv5 } from 'uuid';
import { PhotoStore } from '../../players/src/infrastructure/photo.store';
import { cardOf, photoForm, plainPicture } from './testing/player-photos';
import { startWholeApi } from './testing/whole-api';

const details = { bio: 'Lefty', area: 'Riverside', phone: '+1 555 010 9999', jerseySize: 'M' } as const;
const softball = {
  sport: 'softball',
  positions: ['SS', '2B'],
  level: 6,
  lookingForTeam: true,
  willingToSub: false,
};

describe('the own player card', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let ana: TestPerson;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  beforeEach(async () => {
    ana = await app.signUp(`ana-${randomUUID()}`);
    await until('there is a card', async () => (await send('GET', '')).status === 200);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const send = <Body = ProblemView>(method: string, path: string, request: TestRequest = {}) =>
    app.send<Body>(method, `/player${path}`, { token: ana.token, ...request });
  const change = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send<CommandResult & ProblemView>('PUT', path, { body, headers });
  const upload = async (file?: Uint8Array, crop?: unknown, headers: Record<string, string> = {}) =>
    send<CommandResult & ProblemView>('POST', '/photo', { body: await photoForm(file, crop), headers });
  const pictureAt = (photoUrl: string | null) => fetch(`${app.url}${photoUrl}`);
  const pictureOf = async ({ photoUrl }: OwnPlayerView): Promise<Buffer> =>
    Buffer.from(await (await pictureAt(photoUrl)).arrayBuffer());
  const codeOf = ({ status, body }: { status: number; body: ProblemView }) => [status, body.code];
  const stored = () => app.nest.get<Db>(MONGO_DB).collection('player_photos');
  const typesOf = async () =>
    (await app.eventsOf<PlayerProfileEvent>(`playerProfile-${ana.accountId}`)).map(({ type }) => type);

  it('is empty at first and then says what was said, sealed in the log', async () => {
    const empty = await send<OwnPlayerView>('GET', '');
    expect(empty.headers.get('etag')).toBe('"-1"');
    expect(empty.body).toEqual({
      accountId: ana.accountId,
      revision: -1,
      firstName: ana.email.split('@')[0],
      lastName: 'Example',
      photoUrl: null,
      ...emptyPlayer,
    });
    const availability = {
      week: { ...emptyPlayer.availability.week, tue: ['evening'] },
      exceptions: [{ from: '2026-12-24', to: '2026-12-26', available: false, note: 'Away' }],
    };
    const privacy = { ...emptyPlayer.privacy, discoverable: true };
    expect((await change('/details', details)).status).toBe(200);
    expect((await change('/sports', { sports: [softball] })).status).toBe(200);
    expect((await change('/privacy', privacy)).status).toBe(200);
    const { status, body, headers } = await change('/availability', availability);
    expect([status, headers.get('etag')]).toEqual([200, '"3"']);
    expect(await cardOf(app, ana, body.position)).toMatchObject({
      revision: 3,
      details,
      sports: [softball],
      availability,
      privacy,
    });
    const log = JSON.stringify(
      (await app.storedEventsOf(`playerProfile-${ana.accountId}`)).map(({ data }) => data),
    );
    expect(log).not.toMatch(/Lefty|Riverside|555 010|softball|evening|Away/);
  });

  it('refuses what cannot be, in sentences, and what comes too late', async () => {
    const unknown = await change('/sports', { sports: [{ ...softball, sport: 'chess' }] });
    expect(codeOf(unknown)).toEqual([422, 'sport_unknown']);
    const twice = await change('/sports', { sports: [softball, softball] });
    expect([twice.status, twice.body.detail]).toEqual([
      422,
      'Softball is in the list twice. Remove one of the two.',
    ]);
    const level = await change('/sports', { sports: [{ ...softball, level: 11 }] });
    expect([level.status, level.body.errors?.[0]?.field]).toEqual([400, 'sports.0.level']);
    expect((await change('/details', details, { 'if-match': '"-1"' })).status).toBe(200);
    expect(codeOf(await change('/details', { ...details, bio: 'x' }, { 'if-match': '"-1"' }))).toEqual([
      412,
      'stale_revision',
    ]);
    const key = { 'idempotency-key': randomUUID() };
    const first = await change('/details', { ...details, bio: 'y' }, key);
    expect((await change('/details', { ...details, bio: 'y' }, key)).body).toEqual(first.body);
    expect(codeOf(await change('/details', { ...details, bio: 'z' }, key))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
    expect(await typesOf()).toEqual(['PlayerDetailsChanged', 'PlayerDetailsChanged']);
  });

  it('shows the part of the picture that was chosen, as it is shown, and nothing else of the file', async () => {
    // Red above blue; turned by its orientation, blue is left and red is right.
    const half = (color: string) => plainPicture(200, 100, color).png().toBuffer();
    const file = await plainPicture(200, 200, '#0000ff')
      .composite([{ input: await half('#ff0000'), top: 0, left: 0 }])
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret place' } } })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(file.includes('secret place')).toBe(true);
    const { body } = await upload(file, { x: 0.5, y: 0, width: 0.5, height: 0.5 });
    const card = await cardOf(app, ana, body.position);
    const answer = await pictureAt(card.photoUrl);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-disposition')).toBe('inline');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    const picture = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, exif, icc, xmp } = await sharp(picture).metadata();
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'webp', width: 512, height: 512 });
    const { dominant } = await sharp(picture).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(50);
  });

  it('takes moving and see-through pictures of the four formats, and no other', async () => {
    const moving = await sharp(
      [await plainPicture().png().toBuffer(), await plainPicture().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    const picture = plainPicture();
    for (const file of [moving, await picture.png().toBuffer(), await picture.webp().toBuffer()])
      expect((await upload(file)).status).toBe(200);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const others = [svg, await picture.tiff().toBuffer(), await picture.avif().toBuffer(), Buffer.from('no')];
    for (const file of [...others, Buffer.alloc(0)])
      expect(codeOf(await upload(file))).toEqual([422, 'picture_unreadable']);
  });

  it('says what is wrong with an upload', async () => {
    const large = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1));
    expect([large.status, large.body.detail]).toEqual([413, 'Choose a picture of at most 5 MB.']);
    const wide = await plainPicture(10_000, 5_001).png().toBuffer();
    expect(codeOf(await upload(wide))).toEqual([422, 'picture_too_many_pixels']);
    expect(codeOf(await upload(undefined, { x: 0.6, y: 0, width: 0.5, height: 0.5 }))).toEqual([
      422,
      'photo_crop_outside',
    ]);
    for (const crop of ['{', '[]', { x: -1, y: 0, width: 1, height: 1 }])
      expect(codeOf(await upload(undefined, crop))).toEqual([400, 'crop_malformed']);
    const none = await send('POST', '/photo', { body: new FormData() });
    expect(codeOf(none)).toEqual([400, 'photo_missing']);
    expect((await send('POST', '/photo', { body: { photo: 'x' } })).status).toBe(415);
    expect(await typesOf()).toEqual([]);
    expect(await stored().countDocuments({ accountId: ana.accountId })).toBe(0);
  });

  it('keeps one picture: what was replaced or removed is deleted, and what was sent twice counts once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await upload(undefined, undefined, key);
    expect((await upload(undefined, undefined, key)).body).toEqual(first.body);
    const other = await plainPicture(20, 20).png().toBuffer();
    expect(codeOf(await upload(other, undefined, key))).toEqual([422, 'idempotency_key_reused']);
    const [before] = [await cardOf(app, ana, first.body.position)];
    const { body } = await upload(other);
    const card = await cardOf(app, ana, body.position);
    expect(codeOf(await upload(undefined, undefined, { 'if-match': '"0"' }))).toEqual([
      412,
      'stale_revision',
    ]);
    await until('the first is gone', async () => (await pictureAt(before?.photoUrl ?? '')).status === 404);
    expect((await pictureOf(card)).subarray(8, 12).toString()).toBe('WEBP');
    await until('the second is settled', async () => {
      const kept = await stored().find({ accountId: ana.accountId }).toArray();
      return kept.length === 1 && !('purgeAt' in (kept[0] ?? {}));
    });
    expect((await send('DELETE', '/photo')).status).toBe(200);
    await until('it is gone too', async () => (await pictureAt(card.photoUrl)).status === 404);
    expect(await typesOf()).toEqual(['PlayerPhotoChanged', 'PlayerPhotoChanged', 'PlayerPhotoRemoved']);
  });

  it('is completed by the repetition of an upload that was cut short', async () => {
    const key = randomUUID();
    const photoId = uuidv5(ana.accountId, uuidv5(`${ana.accountId}:${key}`, uuidv5.URL));
    const early = await plainPicture(512, 512).webp().toBuffer();
    expect(await app.nest.get(PhotoStore).add(ana.accountId, photoId, early)).toBe(true);
    const kept = await stored().findOne({ accountId: ana.accountId });
    expect(kept?.['purgeAt']).toBeInstanceOf(Date);
    const { body } = await upload(undefined, undefined, { 'idempotency-key': key });
    expect((await cardOf(app, ana, body.position)).photoUrl).toContain(photoId);
    await until('it is settled', async () => {
      const one = await stored().findOne({ accountId: ana.accountId });
      return one !== null && !('purgeAt' in one);
    });
  });

  it('gives its picture to those only who have the address', async () => {
    const { body } = await upload();
    const { photoUrl } = await cardOf(app, ana, body.position);
    const address = photoUrl ?? '';
    const wrong = [
      address.replace(/sig=.{4}/, 'sig=AAAA'),
      address.replace(/until=\d+/, 'until=1'),
      address.replace(/until=\d+/, 'until=x'),
      address.replace(/photos\/[^?]+/, `photos/${randomUUID()}`),
      address.split('?')[0] ?? '',
      `${address}&sig=x`,
    ];
    for (const path of wrong) {
      const answer = await pictureAt(path);
      expect([answer.status, ((await answer.json()) as ProblemView).code]).toEqual([404, 'not_found']);
    }
    const kept = await stored().findOne({ accountId: ana.accountId });
    expect(Buffer.from((kept?.['sealed'] as Binary).buffer).includes('WEBP')).toBe(false);
  });
});
