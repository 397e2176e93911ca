import type { LeagueView, TeamView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { startSmtpServer, type SmtpServer } from '@fieldhouse/testing/smtp-server';
import { leagueBody } from './testing/draft-league';
import { startWholeApi } from './testing/whole-api';

const TYPO = 'cal@exmaple.org';
const GOOD = 'dee@example.org';

describe('invitations to an address that the mail server does not know', () => {
  let stack: EmbeddedStack;
  let mails: SmtpServer;
  let app: TestApp;
  let olga: TestPerson;

  beforeAll(async () => {
    [stack, mails] = await Promise.all([
      startEmbeddedStack(),
      startSmtpServer(() =>
        mails.received.at(-1)?.includes(`To: ${TYPO}`) ? '550 no such user' : '250 taken',
      ),
    ]);
    app = await startWholeApi(stack, { SMTP_URL: mails.url });
    olga = await app.signUp('olga');
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all([stack.stop(), mails.stop()]);
  });

  const isSent = (email: string) =>
    until(`a mail to ${email} left`, () =>
      Promise.resolve(mails.received.some((mail) => mail.includes(`To: ${email}`))),
    );

  it('are shown as such to whoever runs the league, and leave again at once', async () => {
    const made = await app.command('POST', '/leagues', { token: olga.token, body: leagueBody });
    const path = `/leagues/${made.streamId.slice('league-'.length)}`;
    for (const email of [GOOD, TYPO])
      await app.command('POST', `${path}/invitations`, {
        token: olga.token,
        body: { email, offer: { kind: 'staff', role: 'treasurer' } },
      });
    const view = async (atLeast: string) =>
      (await app.send<LeagueView>('GET', `${path}?atLeast=${atLeast}`, olga)).body;
    const lost = async () => (await view(made.position)).invitations.filter(({ undelivered }) => undelivered);
    await until('the league knows', async () => (await lost()).length > 0);
    await isSent(GOOD);
    expect((await lost()).map(({ email }) => email)).toEqual([TYPO]);
    const [one] = await lost();
    const { position } = await app.command('POST', `${path}/invitations/${one?.invitationId}/send`, olga);
    expect((await view(position)).invitations.map(({ email }) => email).sort()).toEqual([TYPO, GOOD]);
  });

  it('are shown as such to whoever runs the team', async () => {
    const teamId = await createTeam(app, olga, { name: 'Owls' });
    const people = [GOOD, TYPO].map((email) => ({ email, role: 'player', number: null, positions: [] }));
    await app.command('POST', `/teams/${teamId}/invitations`, {
      token: olga.token,
      body: { people },
    });
    await until('the team knows', async () => {
      const { running } = (await app.send<TeamView>('GET', `/teams/${teamId}`, olga)).body;
      const lost = running?.invitations.filter(({ undelivered }) => undelivered) ?? [];
      return lost.length === 1 && lost[0]?.to === TYPO;
    });
  });
});
