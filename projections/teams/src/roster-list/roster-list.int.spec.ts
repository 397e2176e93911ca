import type { RosterListView } from '@fieldhouse/api-contract';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { TestPerson } from '@fieldhouse/testing';
import type { FactsApp } from '@fieldhouse/testing/facts-app';
import { randomUUID } from 'node:crypto';
import { changed, created, invited, joined } from '../testing/team-facts';
import { startTeamsApp } from '../testing/teams-app';

let app: FactsApp;
let ana: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let teamId: string;

/** Ana is captain and wears 7, Ben plays, open@example.org is invited; four may play. */
beforeAll(async () => {
  app = await startTeamsApp();
  [ana, ben, eve] = await Promise.all([app.signUp('ana'), app.signUp('ben'), app.signUp('eve')]);
  teamId = randomUUID();
  const facts: readonly TeamEvent[] = [
    { ...created, data: { ...created.data, rosterLimit: 4 } } as TeamEvent,
    joined(ana.accountId, 'captain'),
    changed(ana.accountId, '7'),
    joined(ben.accountId),
    invited('i1', 'open@example.org'),
  ];
  await app.happened(
    `team-${teamId}`,
    { kind: 'account', accountId: ana.accountId },
    facts.map((fact) => ({ ...fact, data: { ...fact.data, teamId } }) as TeamEvent),
  );
});
afterAll(() => app.stop());

const send = (
  text: string | Buffer<ArrayBuffer>,
  { token }: Pick<TestPerson, 'token'> = ana,
  mapping?: string,
) => {
  const body = new FormData();
  if (mapping !== undefined) body.set('mapping', mapping);
  body.set('file', new Blob([text]), 'list.csv');
  return app.send<RosterListView>('POST', `/teams/${teamId}/roster-list`, { token, body });
};

it('is shown against the roster, its numbers and its invitations', async () => {
  const { body } = await app.send<{ members: { name: string; accountId: string }[] }>(
    'GET',
    `/teams/${teamId}`,
    { token: ana.token },
  );
  const bens = body.members.find(({ accountId }) => accountId === ben.accountId)?.name ?? '';
  const answer = await send(
    `Name,Email,No.\n${bens},other@example.org,8\nX,open@example.org,\nLee,lee@example.org,7\n`,
  );
  expect(answer.status).toBe(200);
  expect(answer.body.rows.map(({ effect, number }) => [effect, number])).toEqual([
    ['member', '8'],
    ['invited', null],
    ['invite', null],
  ]);
  expect(answer.body).toMatchObject({ invitations: 59, places: 2, problems: [{ code: 'number_taken' }] });
});

it('says the same of an address with an account and of one without', async () => {
  const { body } = await send(`Email\n${eve.email}\n${randomUUID()}@example.org\n`);
  const [known, unknown] = body.rows.map(({ line: _, email: _email, ...said }) => said);
  expect(known).toEqual(unknown);
});

it('is read by the mapping that is sent', async () => {
  const { body } = await send('A,B\nLee,lee@example.org\n', ana, '{"B":"email"}');
  expect(body.rows).toMatchObject([{ name: '', email: 'lee@example.org', effect: 'invite' }]);
  expect(await send('A\nx\n', ana, '{"A":"shoeSize"}')).toMatchObject({
    status: 400,
    body: { code: 'mapping_malformed' },
  });
  expect(await send('A\nx\n', ana, '{"B":"email"}')).toMatchObject({
    status: 422,
    body: { code: 'mapping_unknown_column' },
  });
});

it.each([
  ['a workbook', Buffer.from('PK\x03\x04...', 'latin1'), 422, 'file_is_a_workbook'],
  ['of 201 rows', `Email\n${'a@example.org\n'.repeat(201)}`, 422, 'file_has_too_many_rows'],
  ['of 6 MiB', Buffer.alloc(6 * 1024 * 1024, 'a'), 413, 'too_large'],
])('is refused when it is %s', async (_, list, status, code) => {
  expect(await send(list)).toMatchObject({ status, body: { code } });
});

it('is for whoever runs the team', async () => {
  const list = 'Email\na@example.org\n';
  expect(await send(list, ben)).toMatchObject({ status: 403, body: { code: 'not_team_manager' } });
  expect(await send(list, { token: '' })).toMatchObject({ status: 401 });
});
