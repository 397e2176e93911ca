import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportPreview } from '@fieldhouse/api-contract';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import { watchLoop, type TestPerson } from '@fieldhouse/testing';
import { startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

const SOFTBALL = readFileSync(join(__dirname, '../../../../data/softball-pool.csv'));
const MAPPING = {
  'Registration ID': 'externalId',
  'First Name': 'firstName',
  'Last Name': 'lastName',
  'Date of Birth': 'birthDate',
  Position: 'positions',
  'Also Plays': 'otherPositions',
  'Rating (1-10)': 'rating',
};

const anyString: unknown = expect.any(String);
const aSentence: unknown = expect.stringMatching(/^\w.+\.$/);

let app: LeaguesApp;
let ana: TestPerson;
let eve: TestPerson;
let leagueId: string;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, eve] = await Promise.all([app.signUp('ana'), app.signUp('eve')]);
});
beforeEach(async () => (leagueId = await app.createLeague(ana)));
afterAll(() => app.stop());

const formOf = (bytes: Uint8Array | string, mapping?: unknown): FormData => {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'pool.csv');
  if (mapping !== undefined)
    form.set('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  return form;
};
const preview = (bytes: Uint8Array | string, mapping?: unknown) =>
  app.send<ImportPreview>('POST', `/leagues/${leagueId}/pool/imports/preview`, {
    token: ana.token,
    body: formOf(bytes, mapping),
  });
const start = (bytes: Uint8Array | string, key: string, mapping: unknown = undefined) =>
  app.send<{ importId: string; rows: number }>('POST', `/leagues/${leagueId}/pool/imports`, {
    token: ana.token,
    body: formOf(bytes, mapping),
    headers: { 'idempotency-key': key },
  });
const eventsOf = () => app.eventsOf<PlayerPoolEvent>(`playerPool-${leagueId}`);
const finished = async (importId: string) => {
  let result: unknown;
  await until(
    'the import has finished',
    async () => {
      const end = (await eventsOf()).find(
        (event) => event.type === 'PoolImportFinished' && event.data.importId === importId,
      );
      result = end?.data;
      return end !== undefined;
    },
    60_000,
  );
  return result;
};

describe('own columns', () => {
  const mapping = { First: 'firstName', Last: 'lastName', Shirt: 'ownColumns', Carpool: 'ownColumns' };

  it('of a list are kept with its players', async () => {
    const { body } = await start('First,Last,Shirt,Carpool\nAna,Ruiz,M,Austin\n', 'own-columns-1', mapping);
    expect(await finished(body.importId)).toMatchObject({ added: 1 });
    expect(await eventsOf()).toContainEqual(
      expect.objectContaining({
        type: 'PlayerRegistered',
        data: expect.objectContaining({
          ownColumns: [
            { column: 'Shirt', value: 'M' },
            { column: 'Carpool', value: 'Austin' },
          ],
        }) as unknown,
      }),
    );
  });

  it('are refused in words where a pool would have too many', async () => {
    const own = Array.from({ length: 21 }, (_, n) => `Own ${n}`);
    const many = { ...mapping, ...Object.fromEntries(own.map((name) => [name, 'ownColumns'])) };
    const { status, body } = await start(
      `First,Last,Shirt,Carpool,${own.join(',')}\nAna,Ruiz,M,Austin${',x'.repeat(21)}\n`,
      'own-columns-2',
      many,
    );
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'own_columns_too_many', detail: aSentence },
    });
  });
});

describe('a preview', () => {
  it('suggests the mapping and says what would happen, without doing it', async () => {
    const { status, body } = await preview(SOFTBALL);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      encoding: 'UTF-8',
      separator: ',',
      rows: 241,
      adds: 241,
      changes: 0,
      unchanged: 0,
      skips: 0,
      problems: [],
    });
    expect(body.columns.find(({ name }) => name === 'Rating (1-10)')).toEqual({
      name: 'Rating (1-10)',
      samples: ['8', '4', '3'],
      field: 'rating',
    });
    expect(await eventsOf()).toEqual([]);
  });

  it('takes the mapping that is sent', async () => {
    const { body } = await preview('A;B\nAna;Ruiz\n', { A: 'lastName', B: 'firstName' });
    expect(body.sample).toMatchObject([{ firstName: 'Ruiz', lastName: 'Ana', effect: 'add' }]);
  });

  it('takes what the words of the rating column mean, from 1 to 10', async () => {
    const send = (ratings: string) => {
      const body = formOf('Name,Skill\nAna Ruiz,A\n');
      body.set('ratings', ratings);
      return app.send<ImportPreview>('POST', `/leagues/${leagueId}/pool/imports/preview`, {
        token: ana.token,
        body,
      });
    };
    expect((await send('{"A":9}')).body.sample).toMatchObject([{ firstName: 'Ana', rating: 9 }]);
    for (const wrong of ['{', '{"A":11}', '{"A":"9"}'])
      expect(await send(wrong)).toMatchObject({ status: 400, body: { code: 'ratings_malformed' } });
  });

  it('is for the staff', async () => {
    const as = (token?: string) =>
      app.send('POST', `/leagues/${leagueId}/pool/imports/preview`, { token, body: formOf(SOFTBALL) });
    expect(await as()).toMatchObject({ status: 401 });
    expect(await as(eve.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('a file', () => {
  it.each([
    ['not text', Buffer.from([1, 2, 0, 255, 0, 0, 9]), 422, 'file_is_not_text'],
    ['a workbook', Buffer.from('PK\x03\x04...', 'latin1'), 422, 'file_is_a_workbook'],
    ['without header', 'Ana,Ruiz,1990-04-01\n', 422, 'file_header_missing'],
    ['with broken quotes', 'Name,Note\nAna Ruiz,"late\n', 422, 'file_quotes_broken'],
    ['empty', '', 422, 'file_empty'],
    ['of 5,001 rows', `Name\n${'Ana Ruiz\n'.repeat(5_001)}`, 422, 'file_has_too_many_rows'],
    ['of 6 MiB', Buffer.alloc(6 * 1024 * 1024, 'a'), 413, 'too_large'],
    ['of 50 MB', Buffer.alloc(50_000_000, 'a'), 413, 'too_large'],
  ])('that is %s is refused by both routes, with a sentence', async (_, bytes, status, code) => {
    for (const answer of [await preview(bytes), await start(bytes, 'refused-file')]) {
      expect(answer).toMatchObject({ status, body: { code, detail: aSentence } });
    }
    expect(await eventsOf()).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 400, 'mapping_malformed'],
    ['an unknown field', { A: 'shoeSize' }, 400, 'mapping_malformed'],
    ['an unknown column', { C: 'fullName' }, 422, 'mapping_unknown_column'],
    ['a field twice', { A: 'fullName', B: 'fullName' }, 422, 'mapping_field_twice'],
  ])('with a mapping that has %s is refused', async (_, mapping, status, code) => {
    expect(await preview('A,B\nAna,Ruiz\n', mapping)).toMatchObject({ status, body: { code } });
  });

  it('needs to say where the names are before it is imported', async () => {
    expect((await preview('A,B\nAna,Ruiz\n')).status).toBe(200);
    expect(await start('A,B\nAna,Ruiz\n', 'no-names-1')).toMatchObject({
      status: 422,
      body: { code: 'mapping_names_missing' },
    });
  });

  it('has to come in a form that can be read', async () => {
    const send = (body: unknown, headers = {}) =>
      app.send('POST', `/leagues/${leagueId}/pool/imports/preview`, { token: ana.token, body, headers });
    expect(await send({ file: 'x' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
    expect(await send(new FormData())).toMatchObject({ status: 400, body: { code: 'file_missing' } });
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const broken of [
      'garbage',
      '--x\r\nno header',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\ncut off',
      '--x--',
      '',
    ]) {
      const { status, body } = await send(new Blob([broken]), multipart);
      expect({ broken, status, body }).toMatchObject({
        status: 400,
        body: { code: anyString, detail: anyString },
      });
    }
    expect(await send(new Blob(['x']), { 'content-type': 'multipart/form-data' })).toMatchObject({
      status: 400,
    });
  });
});

describe('a list made to hold everybody up', () => {
  const header = 'First Name,Last Name';
  const MEGABYTES = 4.9 * 1024 * 1024;

  it.each([
    [
      'thousands of columns of one name',
      `${header}${',a'.repeat(3_000)}\nAna,Ruiz\n`,
      'file_has_too_many_columns',
    ],
    ['as many of them as there may be', `${header}${',a'.repeat(198)}\nAna,Ruiz\n`, undefined],
    ['nothing but quotation marks', '"'.repeat(MEGABYTES), 'file_has_a_long_cell'],
    ['nothing but separators', ','.repeat(MEGABYTES), 'file_has_too_many_columns'],
    ['nothing but line ends', '\n'.repeat(MEGABYTES), 'file_empty'],
    ['long cells', `${header},Position\n${`A,B,${'x '.repeat(400)}\n`.repeat(5_000)}`, undefined],
    ['brackets in its header', `${`${'('.repeat(900)},`.repeat(199)}\n`, undefined],
    [
      '5,000 ordinary rows',
      `ID,${header}\n${Array.from({ length: 5_000 }, (_, n) => `R-${n},Zoë${n},Müller\n`).join('')}`,
      undefined,
    ],
  ])('with %s does not', async (_, text, code) => {
    const watch = watchLoop();
    const { status, body } = await preview(text);
    expect(watch.longestMs()).toBeLessThanOrEqual(200);
    if (code !== undefined)
      expect({ status, body }).toMatchObject({ status: 422, body: { code, detail: aSentence } });
    expect(status).toBeLessThan(500);
  });

  it('waits for the one that its sender sent before', async () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `R-${n},Zoë${n},Müller`).join('\n');
    const answers = await Promise.all(Array.from({ length: 5 }, () => preview(`ID,${header}\n${rows}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'import_under_way',
      detail: aSentence,
    });
    expect((await preview('Name\nAna Ruiz\n')).status).toBe(200);
  });
});

describe('an import', () => {
  it('answers at once and goes on by itself', async () => {
    const { status, body } = await start(SOFTBALL, 'softball-01', MAPPING);
    expect({ status, body }).toMatchObject({ status: 202, body: { rows: 241, revision: 0 } });
    expect(await finished(body.importId)).toMatchObject({ added: 241, changed: 0, unchanged: 0, skipped: 0 });
    const events = await eventsOf();
    expect(events[0]).toMatchObject({ type: 'PoolImportStarted', data: { fileName: 'pool.csv', rows: 241 } });
    expect(events.filter(({ type }) => type === 'PlayerRegistered')).toHaveLength(241);
    expect(
      events.find((event) => event.type === 'PlayerRegistered' && event.data.externalId === 'youngde03')
        ?.data,
    ).toMatchObject({
      firstName: 'Delmon',
      birthDate: '1985-09-14',
      hometown: null,
      positions: ['LF'],
      rating: 9,
      importId: body.importId,
    });
  });

  it('sent again under the same key changes nothing; another file under that key is refused', async () => {
    const first = await start(SOFTBALL, 'softball-02');
    await finished(first.body.importId);
    const before = (await eventsOf()).length;
    expect((await start(SOFTBALL, 'softball-02')).body).toEqual(first.body);
    expect(await start('Name\nAna Ruiz\n', 'softball-02')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const second = await start(SOFTBALL, 'softball-03');
    expect(await finished(second.body.importId)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 241,
      skipped: 0,
    });
    expect(await eventsOf()).toHaveLength(before + 2);
  });

  it('updates rather than doubles when the list comes back changed', async () => {
    await finished(
      (await start('ID,First,Last,Rating\nR-1,Ana,Ruiz,4\nR-2,Ben,Ode,5\n', 'first-list')).body.importId,
    );
    const again = await start(
      'ID,First,Last,Rating\nR-1,Ana,Ruiz,6\nR-2,Ben,Ode,\nR-3,Cal,Poe,12\nR-4,,,\n',
      'second-list',
    );
    expect(await finished(again.body.importId)).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 1,
      skipped: 1,
    });
  });

  it('makes groups of those who ask for each other, once, and keeps what one side asks', async () => {
    const csv = (asked: string) =>
      `Registration,Name,Plays With\n${['R-1,Ana Ruiz,R-2', 'R-2,Ben Ode,Ana Ruiz', `R-3,Cal Poe,${asked}`].join('\n')}\n`;
    const groups = async () =>
      (await eventsOf()).flatMap((event) =>
        event.type === 'GroupFormed' || event.type === 'GroupRequested' ? [event] : [],
      );
    const first = await start(csv('Ana Ruiz'), 'wishes-1');
    expect(await finished(first.body.importId)).toMatchObject({ added: 3, skipped: 0 });
    const [ana1, ben, cal] = (await eventsOf()).flatMap((event) =>
      event.type === 'PlayerRegistered' ? [event.data.playerId] : [],
    );
    const formed = [
      { type: 'GroupRequested', data: { leagueId, fromPlayerId: ana1, toPlayerId: ben } },
      { type: 'GroupFormed', data: { leagueId, groupId: anyString, playerIds: [ben, ana1] } },
      { type: 'GroupRequested', data: { leagueId, fromPlayerId: cal, toPlayerId: ana1 } },
    ];
    expect(await groups()).toMatchObject(formed);
    const again = await start(csv('Ana Ruiz'), 'wishes-2');
    expect(await finished(again.body.importId)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await groups()).toMatchObject(formed);
  });

  it('of 5,000 rows comes to its end', async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, n) =>
        `R-${n},Zoë${n},Müller,1990-0${1 + (n % 9)}-1${n % 9},Graz,P,${1 + (n % 10)},early on Mondays`,
    );
    const began = Date.now();
    const { body } = await start(
      ['ID,First,Last,DOB,City,Position,Rating,Notes', ...rows].join('\n'),
      'five-thousand',
    );
    const answered = Date.now() - began;
    expect(await finished(body.importId)).toMatchObject({ added: 5_000, skipped: 0 });
    process.stdout.write(
      `5,000 rows: answered after ${answered} ms, imported after ${Date.now() - began} ms\n`,
    );
  });
});

describe('the people of a list', () => {
  it('are invited once to be their players, and their addresses stand nowhere else', async () => {
    const list = 'First,Last,Email\nAna,Ruiz,ana.ruiz@example.net\nBen,Ode,\nCal,Poe,cal at home\n';
    const invite = async (key: string): Promise<void> => {
      const body = formOf(list);
      body.set('invite', 'true');
      const headers = { 'idempotency-key': key };
      const { body: started } = await app.send<{ importId: string }>(
        'POST',
        `/leagues/${leagueId}/pool/imports`,
        { token: ana.token, body, headers },
      );
      await finished(started.importId);
    };
    const issued = async () =>
      (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).flatMap((event) =>
        event.type === 'InvitationIssued' ? [event.data] : [],
      );
    await invite('with-people-1');
    const [first] = await eventsOf().then((events) =>
      events.flatMap((event) => (event.type === 'PlayerRegistered' ? [event.data] : [])),
    );
    expect(first).toMatchObject({ firstName: 'Ana' });
    expect(await issued()).toMatchObject([
      { email: 'ana.ruiz@example.net', offer: { kind: 'player', playerId: first?.playerId } },
    ]);
    expect(JSON.stringify((await eventsOf()).map(({ data }) => data))).not.toContain('example.net');
    await invite('with-people-2');
    expect(await issued()).toHaveLength(1);
  });

  it('are left alone unless that is asked for', async () => {
    const { body } = await start('Name,Email\nAna Ruiz,ana.ruiz@example.net\n', 'no-invitations');
    await finished(body.importId);
    const types = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).map(({ type }) => type);
    expect(types).toEqual(['LeagueCreated']);
  });
});
