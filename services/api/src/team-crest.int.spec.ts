import type {
  DashboardView,
  ProblemView,
  TeamInviteView,
  TeamsView,
  TeamView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { CommandResult } from '@fieldhouse/kernel';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import {
  createTeam,
  erasePerson,
  inviteToTeam,
  joinTeam,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { photoForm, plainPicture } from './testing/player-photos';
import { teamOnce } from './testing/team-crests';
import { startWholeApi } from './testing/whole-api';

describe('a picture as crest', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let ana: TestPerson;
  let pia: TestPerson;
  let eve: TestPerson;
  let teamId: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    [ana, pia, eve] = [await app.signUp('ana'), await app.signUp('pia'), await app.signUp('eve')];
  });
  beforeEach(async () => {
    teamId = await createTeam(app, ana);
    await joinTeam(app, teamId, ana, pia);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  type Answer = CommandResult & ProblemView;
  const set = async (by: TestPerson, file?: Uint8Array, crop?: unknown, headers = {}) =>
    app.send<Answer>('PUT', `/teams/${teamId}/crest`, {
      token: by.token,
      body: await photoForm(file, crop),
      headers,
    });
  const remove = (by: TestPerson) =>
    app.send<Answer>('DELETE', `/teams/${teamId}/crest`, { token: by.token });
  const read = async <View>(by: TestPerson, path: string): Promise<View> =>
    (await app.send<View>('GET', path, { token: by.token })).body;
  const at = (link: string | null | undefined) => fetch(`${app.url}${link}`);
  const refusal = ({ status, body }: { status: number; body: ProblemView }) => [status, body.code];
  const stored = () => app.nest.get<Db>(MONGO_DB).collection('team_crests');
  const typesOf = async () =>
    (await app.eventsOf<TeamEvent>(`team-${teamId}`))
      .map(({ type }) => type)
      .filter((type) => /Crest/.test(type));

  it('is made anew: the part that was chosen, and nothing else of the file', async () => {
    const red = await plainPicture(100, 200, '#ff0000').png().toBuffer();
    const file = await plainPicture(200, 200, '#0000ff')
      .composite([{ input: red, top: 0, left: 0 }])
      .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(file.includes('secret place')).toBe(true);
    const { body } = await set(ana, file, { x: 0, y: 0, width: 0.5, height: 0.5 });
    const answer = await at((await teamOnce(app, pia, teamId, body.position)).crest);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(picture.includes('secret place')).toBe(false);
    const { format, width, height, exif, icc, xmp } = await sharp(picture).metadata();
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'webp', width: 512, height: 512 });
    const { dominant } = await sharp(picture).stats();
    expect([dominant.r > 200, dominant.b < 50]).toEqual([true, true]);
    const kept = await stored().findOne({ teamId });
    expect(Buffer.from((kept?.['sealed'] as { buffer: Uint8Array }).buffer).includes(picture)).toBe(false);
  });

  it('is of one team, also where one key is used for two', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await set(ana, undefined, undefined, key);
    const { crest } = await teamOnce(app, ana, teamId, first.body.position);
    teamId = await createTeam(app, ana);
    const second = await set(ana, undefined, undefined, key);
    const other = await teamOnce(app, ana, teamId, second.body.position);
    expect(new URL(other.crest ?? '', app.url).pathname).not.toBe(new URL(crest ?? '', app.url).pathname);
    expect((await remove(ana)).status).toBe(200);
    await until('the other is gone', async () => (await at(other.crest)).status === 404);
    expect((await at(crest)).status).toBe(200);
  });

  it('is where the team is: on its page, in lists, on the dashboard, behind an invitation', async () => {
    const { body } = await set(ana);
    const { crest } = await teamOnce(app, pia, teamId, body.position);
    expect((await at(crest)).status).toBe(200);
    const { teams } = await read<TeamsView>(pia, '/teams');
    expect(teams.find((one) => one.teamId === teamId)?.crest).toBe(crest);
    const { parts } = await read<DashboardView>(pia, '/dashboard');
    expect(parts.teams?.teams.find((one) => one.teamId === teamId)?.crest).toBe(crest);
    expect((await read<TeamView>(eve, `/teams/${teamId}`)).crest).toBe(crest);
    const token = await inviteToTeam(app, teamId, ana, eve.email);
    expect((await read<TeamInviteView>(eve, `/teams/invites/${token}`)).team.crest).toBe(crest);
  });

  it('is shown to nobody without its address as it was signed, nor by a team that one does not see', async () => {
    const { body } = await set(ana);
    const { crest } = await teamOnce(app, pia, teamId, body.position);
    const url = new URL(crest ?? '', app.url);
    url.searchParams.set('sig', 'x'.repeat(22));
    expect((await fetch(url)).status).toBe(404);
    expect((await at(url.pathname)).status).toBe(404);
    expect((await at(crest?.replace('/teams/crests/', '/players/photos/'))).status).toBe(404);
    const secret = await createTeam(app, ana, { privacy: 'private' });
    const form = { token: ana.token, body: await photoForm() };
    const { position } = await app.command('PUT', `/teams/${secret}/crest`, form);
    await teamOnce(app, ana, secret, position);
    expect((await app.send('GET', `/teams/${secret}`, { token: eve.token })).status).toBe(404);
  });

  it('is one: what was replaced or removed is deleted, and what was sent twice counts once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await set(ana, undefined, undefined, key);
    expect((await set(ana, undefined, undefined, key)).body).toEqual(first.body);
    const other = await plainPicture(20, 20).png().toBuffer();
    expect(refusal(await set(ana, other, undefined, key))).toEqual([422, 'idempotency_key_reused']);
    const before = await teamOnce(app, pia, teamId, first.body.position);
    const { body } = await set(ana, other);
    const { crest } = await teamOnce(app, pia, teamId, body.position);
    await until('the first is gone', async () => (await at(before.crest)).status === 404);
    await until('the second is settled', async () => {
      const kept = await stored().find({ teamId }).toArray();
      return kept.length === 1 && !('purgeAt' in (kept[0] ?? {}));
    });
    const { position } = (await remove(ana)).body;
    await until('it is gone too', async () => (await at(crest)).status === 404);
    expect((await teamOnce(app, pia, teamId, position)).crest).toBeNull();
    expect(await typesOf()).toEqual(['TeamCrestSet', 'TeamCrestSet', 'TeamCrestRemoved']);
  });

  it('is refused, and nothing of it kept, from whoever may not set it and for what is no picture', async () => {
    expect(refusal(await set(pia))).toEqual([403, 'not_team_manager']);
    expect(refusal(await remove(pia))).toEqual([403, 'not_team_manager']);
    expect((await set(eve)).status).toBe(404);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(refusal(await set(ana, svg))).toEqual([422, 'picture_unreadable']);
    const beyond = { x: 0.6, y: 0, width: 0.5, height: 0.5 };
    expect(refusal(await set(ana, undefined, beyond))).toEqual([422, 'photo_crop_outside']);
    const large = await set(ana, Buffer.alloc(5 * 1024 * 1024 + 1, 1));
    expect([large.status, large.body.detail]).toEqual([413, 'Choose a picture of at most 5 MB.']);
    await app.command('POST', `/teams/${teamId}/archive`, { token: ana.token });
    expect(refusal(await set(ana))).toEqual([409, 'team_archived']);
    expect(await stored().countDocuments({ teamId })).toBe(0);
    expect(await typesOf()).toEqual([]);
  });

  it('stays when whoever sent it is erased, and goes with the last who could lead the team', async () => {
    const [kim, lou] = [await app.signUp('kim'), await app.signUp('lou')];
    teamId = await createTeam(app, kim);
    await joinTeam(app, teamId, kim, lou);
    const { body } = await set(kim);
    const { crest } = await teamOnce(app, lou, teamId, body.position);
    await erasePerson(app, kim);
    await until('Lou is captain', async () =>
      (await app.eventsOf<TeamEvent>(`team-${teamId}`)).some(({ type }) => type === 'MemberRoleChanged'),
    );
    expect((await at(crest)).status).toBe(200);
    await erasePerson(app, lou);
    await until('it is gone', async () => (await at(crest)).status === 404);
    expect(await typesOf()).toEqual(['TeamCrestSet', 'TeamCrestRemoved']);
  });
});
