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
    await join(app, league.leagueId, league.owner, newcomer, {
      kind: 'team',
      teamId: team.teamId,
      role: 'co_captain',
    });
    const subjectsOf = async (email: string): Promise<readonly string[]> =>
      (await mailsTo(app, email)).map(({ subject }) => subject);
    const given = 'You pick for Hawks: Tuesday League';
    const started = 'The draft has started: Tuesday League';
    await until('both have been told', async () => {
      const [captain, late] = await Promise.all([subjectsOf(team.captain.email), subjectsOf(newcomer.email)]);
      return captain.includes(started) && late.includes(given);
    });
    for (const email of [team.captain.email, newcomer.email]) {
      const subjects = await subjectsOf(email);
      expect(new Set(subjects).size).toBe(subjects.length);
    }
    expect(await subjectsOf(newcomer.email)).not.toContain(started);
    expect(await subjectsOf(league.owner.email)).not.toContain(started);
  });
});
