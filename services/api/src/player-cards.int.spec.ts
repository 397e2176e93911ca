import {
  emptyPlayer,
  type PlayerCardView,
  type PlayerHistoryView,
  type ProblemView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { CommandSender, MONGO_DB } from '@fieldhouse/platform';
import { metaFromProcess, positionText, type CommandResult } from '@fieldhouse/kernel';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { draftSettings, enterTeam, leagueBody, registerPlayer } from './testing/draft-league';
import { openLeague, register } from './testing/open-league';
import { cardOf, photoForm } from './testing/player-photos';
import { startWholeApi } from './testing/whole-api';

const CIRCLES = { name: 'player-circles', version: 3 };
const OUTCOMES = { name: 'draft-outcomes', version: 1 };
const ROUNDS = 2;

/** Two teams and four players; `pia` and `sue` are two of them, `olga` owns the league. */
describe('the cards of others', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let leagueId: string;
  let players: readonly string[];
  let teamIds: readonly string[];
  const people: Record<string, TestPerson> = {};
  const person = (name: string): TestPerson => {
    const found = people[name];
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    for (const name of ['olga', 'hana', 'otto', 'pia', 'sue', 'eve']) people[name] = await app.signUp(name);
    leagueId = (await asOlga('POST', '/leagues', leagueBody)).streamId.slice('league-'.length);
    const league = { leagueId, owner: person('olga') };
    teamIds = [await enterTeam(app, league, 'Hawks'), await enterTeam(app, league, 'Otters')];
    players = [
      await registerPlayer(app, league, 1),
      await registerPlayer(app, league, 2),
      await registerPlayer(app, league, 3),
      await registerPlayer(app, league, 4),
    ];
    for (const [index, name] of ['hana', 'otto'].entries())
      await join(app, leagueId, person('olga'), person(name), {
        kind: 'team',
        teamId: teamIds[index] ?? '',
        role: 'captain',
      });
    for (const [index, name] of ['pia', 'sue'].entries()) {
      const playerId = players[index] ?? '';
      await join(app, leagueId, person('olga'), person(name), { kind: 'player', playerId });
    }
    const links = async () =>
      (await app.storedEventsOf(`playerPool-${leagueId}`)).filter(
        ({ type }) => type === 'PlayerAccountLinked',
      );
    await until('both are linked', async () => (await links()).length === 2);
    const last = (await links()).at(-1);
    await app.projected(CIRCLES, last ? positionText(last.position) : '');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const asOlga = (method: string, path: string, body: object): Promise<CommandResult> =>
    app.command(method, path, { token: person('olga').token, body });
  const inLeague = (method: string, path: string, body: object) =>
    asOlga(method, `/leagues/${leagueId}${path}`, body);
  const look = (caller: string, at: string) =>
    app.send<PlayerCardView & ProblemView>('GET', `/players/${person(at).accountId}`, person(caller));
  const tie = async (caller: string, at: string): Promise<string | undefined> => {
    const { status, body } = await look(caller, at);
    return status === 200 ? body.tie : body.code;
  };
  const change = async (name: string, path: string, body: object): Promise<CommandResult> => {
    const { token } = person(name);
    const changed = await app.command('PUT', `/player/${path}`, { token, body });
    await cardOf(app, { token }, changed.position);
    return changed;
  };
  const history = async (name: string): Promise<PlayerHistoryView['drafts']> =>
    (await app.send<PlayerHistoryView>('GET', '/player/history', person(name))).body.drafts;
  const inDraft = async (path: string, body: object, method = 'POST'): Promise<void> => {
    const { position } = await inLeague(method, `/draft${path}`, body);
    await app.projected(OUTCOMES, position);
  };
  const pick = async (captain: string, pickNo: number, player: number): Promise<string> => {
    const body = { pickNo, playerId: players[player] };
    const path = `/leagues/${leagueId}/draft/picks`;
    return (await app.command('POST', path, { token: person(captain).token, body })).position;
  };

  it('are there for those who share a league, and for nobody else', async () => {
    expect(await tie('pia', 'pia')).toBe('self');
    expect(await tie('hana', 'pia')).toBe('captain');
    expect(await tie('olga', 'otto')).toBe('captain');
    expect(await tie('pia', 'hana')).toBe('league');
    expect(await tie('sue', 'pia')).toBe('league');
    expect(await tie('eve', 'pia')).toBe('not_found');
    expect(await tie('pia', 'eve')).toBe('not_found');
    const unknown = await app.send<ProblemView>('GET', '/players/nobody', person('eve'));
    expect(unknown.body.code).toBe('not_found');
  });

  it('are there for team mates, and for whoever runs a league that they register with', async () => {
    const [cap, mate] = [await app.signUp('cap'), await app.signUp('mate')];
    Object.assign(people, { cap, mate });
    const teamId = await createTeam(app, cap, { name: 'Herons', joinPolicy: 'open' });
    await app.command('POST', `/teams/${teamId}/requests`, { token: mate.token, body: { message: '' } });
    await until('they are team mates', async () => (await tie('mate', 'cap')) === 'team');
    expect(await tie('cap', 'mate')).toBe('captain');
    expect(await tie('eve', 'mate')).toBe('not_found');

    const openId = await openLeague(app, person('eve'), { approval: true });
    const id = await register(app, openId, mate);
    await until('the organizer finds them', async () => (await tie('eve', 'mate')) === 'captain');
    expect(await tie('mate', 'eve')).toBe('league');
    expect(await tie('olga', 'mate')).toBe('not_found');
    await app.command('POST', `/leagues/${openId}/registrations/${id}/withdrawal`, {
      token: mate.token,
      body: {},
    });
    await until(
      'they have nothing to do with it any more',
      async () => (await tie('eve', 'mate')) === 'not_found',
    );
  });

  it('end the addresses of a photo that fewer may see from now on', async () => {
    const { audiences } = emptyPlayer.privacy;
    const show = (photo: 'public' | 'private') =>
      change('sue', 'privacy', { discoverable: true, audiences: { ...audiences, photo } });
    const photoUrl = async (position: string) =>
      (await cardOf(app, person('sue'), position)).photoUrl ?? 'none';
    const opened = async (address: string): Promise<number> => (await fetch(`${app.url}${address}`)).status;
    await show('public');
    const form = { ...person('sue'), body: await photoForm() };
    const before = await photoUrl((await app.command('POST', '/player/photo', form)).position);
    expect(await opened(before)).toBe(200);
    const after = await photoUrl((await show('private')).position);
    expect(after).not.toBe(before);
    expect(await opened(after)).toBe(200);
    await until('the old address leads nowhere', async () => (await opened(before)) === 404);
    expect(await opened(after)).toBe(200);
    expect(await photoUrl((await show('public')).position)).toBe(after);
  });

  it('show each part to whom it is for', async () => {
    const details = { bio: 'Lefty', area: 'Riverside', phone: '+1 555 010 9999', jerseySize: 'M' };
    const softball = { sport: 'softball', positions: ['SS'], level: 6 };
    await change('pia', 'details', details);
    const sports = [{ ...softball, lookingForTeam: true, willingToSub: false }];
    await change('pia', 'sports', { sports });
    const { audiences } = emptyPlayer.privacy;
    await change('pia', 'privacy', {
      discoverable: true,
      audiences: { ...audiences, phone: 'captains', sports: 'public' },
    });
    const form = { ...person('pia'), body: await photoForm() };
    const { position } = await app.command('POST', '/player/photo', form);
    await cardOf(app, person('pia'), position);
    expect((await look('hana', 'pia')).body).toMatchObject({
      name: 'pia Example',
      ...details,
      sports: [{ ...softball, band: 'Intermediate' }],
    });
    const stranger = (await look('eve', 'pia')).body;
    expect(stranger).toMatchObject({
      tie: 'stranger',
      name: 'pia E.',
      photoUrl: null,
      bio: null,
      area: 'Riverside',
      phone: null,
      jerseySize: null,
      sports: [{ ...softball, level: null, band: 'Intermediate' }],
      availability: null,
    });
    const { photoUrl } = (await look('hana', 'pia')).body;
    expect((await fetch(`${app.url}${photoUrl}`)).status).toBe(200);
  });

  it('know the drafts that brought people to teams, and who is on one team since', async () => {
    await inDraft('', { settings: { ...draftSettings, rounds: ROUNDS } }, 'PUT');
    await inDraft('/order', { order: teamIds, reason: 'Agreed by all captains' }, 'PUT');
    await inDraft('/lobby', {});
    await inDraft('/start', {});
    await pick('hana', 1, 0);
    await pick('otto', 2, 2);
    await pick('otto', 3, 1);
    await app.projected(OUTCOMES, await pick('hana', 4, 3));
    const entry = { leagueId, leagueName: leagueBody.name, season: '2026', sport: 'softball' };
    expect(await history('sue')).toEqual([
      { ...entry, teamName: 'Otters', teamColor: '#0B6B4A', round: 2, pickNo: 3, at: expect.any(String) },
    ]);
    await inDraft('/undo', { toPickNo: 3, reason: 'The wrong player was taken' });
    expect([await history('sue'), await history('pia')]).toEqual([[], []]);
    await inDraft('/resume', { seconds: null });
    await pick('otto', 3, 3);
    await app.projected(OUTCOMES, await pick('hana', 4, 1));
    await inDraft('/publish', {});
    expect((await history('sue')).map(({ teamName, pickNo }) => [teamName, pickNo])).toEqual([['Hawks', 4]]);
    expect((await history('pia')).map(({ teamName, pickNo }) => [teamName, pickNo])).toEqual([['Hawks', 1]]);
    expect(await history('olga')).toEqual([]);
    await until('the rosters stand', async () => (await tie('pia', 'sue')) === 'team');
    expect(await tie('pia', 'hana')).toBe('team');
    expect(await tie('pia', 'otto')).toBe('league');
  });

  it('go into the export with the picture, and are gone with their person', async () => {
    const { accountId, token } = person('pia');
    const { photoUrl } = (await look('hana', 'pia')).body;
    const { body } = await app.send<{ photo: string; facts: { type: string }[] }>('GET', '/account/export', {
      token,
    });
    const picture = Buffer.from(await (await fetch(`${app.url}${photoUrl}`)).arrayBuffer());
    expect(body.photo).toBe(`data:image/webp;base64,${picture.toString('base64')}`);
    expect(body.facts.map(({ type }) => type)).toContain('PlayerPhotoChanged');
    const erase = { token, body: { password: 'correct horse', confirmation: 'ERASE' } };
    expect((await app.send('POST', '/account/erase', erase)).status).toBe(204);
    await until('the card is gone', async () => (await tie('hana', 'pia')) === 'not_found');
    expect((await fetch(`${app.url}${photoUrl}`)).status).toBe(404);
    const db = app.nest.get<Db>(MONGO_DB);
    await until(
      'the picture is removed',
      async () => (await db.collection('player_photos').countDocuments({ accountId })) === 0,
    );
    const cards = await db.collection('read_player-cards_v1').find().toArray();
    expect(JSON.stringify(cards)).not.toMatch(/Lefty|Riverside|\+1 555/);
    // Whoever still holds a token gets no further either.
    const request = {
      type: 'ChangePlayerPrivacy',
      accountId,
      privacy: { ...emptyPlayer.privacy, discoverable: true },
    };
    const cause = { id: 'late', correlationId: 'late' };
    const late = app.nest
      .get(CommandSender)
      .send({ aggregate: 'playerProfile', id: accountId, request }, metaFromProcess('late', cause, request));
    await expect(late).rejects.toThrow('player_unknown');
  });
});
