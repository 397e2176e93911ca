import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { join, type TestApp } from '@fieldhouse/testing';
import { startDraftLeague } from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { startWholeApi } from './testing/whole-api';

describe('the mails of a draft', () => {
  let stack: EmbeddedStack;
  let app: TestApp;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it('reach the people of a team, once for each thing that happened, and nobody else', async () => {
    const league = await startDraftLeague(app, 'told', { players: 8, rounds: 2 });
    const newcomer = await app.signUp('told-late');
    const [team] = league.teams;
    if (!team) throw new Error('no team');
    const subjectsOf = async (email: string): Promise<readonly string[]> =>
      (await mailsTo(app, email)).map(({ subject }) => subject);
    const given = 'You pick for Hawks: Tuesday League';
    const started = 'The draft has started: Tuesday League';
    // Whoever comes before the start has been told of may be told of it too.
    await until('the captain has been told of the start', async () =>
      (await subjectsOf(team.captain.email)).includes(started),
    );
    await join(app, league.leagueId, league.owner, newcomer, {
      kind: 'team',
      teamId: team.teamId,
      role: 'co_captain',
    });
    await until('the newcomer has been told', async () => (await subjectsOf(newcomer.email)).includes(given));
    for (const email of [team.captain.email, newcomer.email]) {
      const subjects = await subjectsOf(email);
      expect(new Set(subjects).size).toBe(subjects.length);
    }
    expect(await subjectsOf(newcomer.email)).not.toContain(started);
    expect(await subjectsOf(league.owner.email)).not.toContain(started);
  });

  it('say how they end, and end for whoever follows their link', async () => {
    const league = await startDraftLeague(app, 'ended', { players: 8, rounds: 2 });
    const [team] = league.teams;
    if (!team) throw new Error('no team');
    const { email } = team.captain;
    const started = 'The draft has started: Tuesday League';
    await until('the captain has been told', async () =>
      (await mailsTo(app, email)).some(({ subject }) => subject === started),
    );
    // Of the turn that began with it there may be another by now.
    const mail = (await mailsTo(app, email)).find(({ subject }) => subject === started);
    expect(mail?.text).toContain('You get this because you are told of drafts of your leagues by e-mail.');
    const link = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const ended = await app.send('POST', new URL(link).pathname.replace('/api', ''));
    expect([ended.status, ended.body]).toEqual([200, { kind: 'draft', on: false }]);
    const others = league.teams.filter((one) => one !== team).map(({ captain }) => captain.email);
    await app.command('POST', `/leagues/${league.leagueId}/draft/cancel`, {
      token: league.owner.token,
      body: { reason: 'It rains all day' },
    });
    await until('the others have been told of the end', async () => {
      const told = await Promise.all(others.map((one) => mailsTo(app, one)));
      return told.every((mails) => mails.some(({ subject }) => subject.startsWith('Draft canceled')));
    });
    const told = (await mailsTo(app, email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.startsWith('Draft canceled'))).toEqual([]);
  });
});
