import type { NotificationsView, ScheduleRequestsView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { erasePerson, join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { enterTeam } from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { openLeague } from './testing/open-league';
import { startWholeApi } from './testing/whole-api';

const NOTE = 'Half of us work until six.';
const WHY = 'The field is taken then.';

describe('the requests for a league’s schedule', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let owner: TestPerson;
  let commissioner: TestPerson;
  let scorekeeper: TestPerson;
  let captain: TestPerson;
  let second: TestPerson;
  let proxy: TestPerson;
  let other: TestPerson;
  let stranger: TestPerson;
  let leagueId: string;
  let hawks: string;
  let owls: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    [owner, commissioner, scorekeeper, captain, second, proxy, other, stranger] = await Promise.all([
      app.signUp('owner'),
      app.signUp('commissioner'),
      app.signUp('scorekeeper'),
      app.signUp('captain'),
      app.signUp('second'),
      app.signUp('proxy'),
      app.signUp('other'),
      app.signUp('stranger'),
    ]);
    leagueId = await openLeague(app, owner);
    hawks = await enterTeam(app, { leagueId, owner }, 'Hawks');
    owls = await enterTeam(app, { leagueId, owner }, 'Owls');
    const team = (teamId: string, role: 'captain' | 'co_captain' | 'proxy') =>
      ({ kind: 'team', teamId, role }) as const;
    await join(app, leagueId, owner, commissioner, { kind: 'staff', role: 'commissioner' });
    await join(app, leagueId, owner, scorekeeper, { kind: 'staff', role: 'scorekeeper' });
    await join(app, leagueId, owner, captain, team(hawks, 'captain'));
    await join(app, leagueId, owner, second, team(hawks, 'co_captain'));
    await join(app, leagueId, owner, proxy, team(hawks, 'proxy'));
    await join(app, leagueId, owner, other, team(owls, 'captain'));
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const path = () => `/leagues/${leagueId}/schedule-requests`;
  const early = { kind: 'avoid_time', night: 'tue', when: 'before', time: '19:00' };
  const late = { ...early, night: null, when: 'after', time: '21:00' };
  let position = '';
  const command = async (method: string, at: string, { token }: TestPerson, body?: object) => {
    ({ position } = await app.command(method, `${path()}${at}`, { token, body }));
  };
  const seenBy = async (person: TestPerson): Promise<ScheduleRequestsView> =>
    (await app.send<ScheduleRequestsView>('GET', `${path()}?atLeast=${position}`, person)).body;
  const idOf = async (note: string | null): Promise<string> =>
    (await seenBy(owner)).requests.find((one) => one.note === note)?.requestId ?? '';

  it('are listed for the staff with who asked, and for each team its own, with the days of the season', async () => {
    await command('POST', '', captain, { teamId: hawks, wish: early, note: NOTE });
    await command('POST', '', other, { teamId: owls, wish: late, note: null });
    const all = await seenBy(commissioner);
    expect(all).toMatchObject({ leagueId, team: null, closed: null });
    expect(all.season && all.season.startsOn < all.season.endsOn).toBe(true);
    expect(all.requests).toEqual([
      {
        ...{ requestId: expect.any(String) as string, teamId: hawks, teamName: 'Hawks', wish: early },
        ...{ note: NOTE, name: expect.stringContaining('captain') as string, answer: null },
        askedAt: expect.any(String) as string,
      },
      expect.objectContaining({ teamId: owls, teamName: 'Owls', wish: late, note: null }),
    ]);
    expect(await seenBy(owner)).toMatchObject({ requests: [{ teamId: hawks }, { teamId: owls }] });
    for (const person of [captain, second]) {
      const own = await seenBy(person);
      expect(own.team).toEqual({ teamId: hawks, name: 'Hawks' });
      expect(own.requests.map(({ teamId }) => teamId)).toEqual([hawks]);
    }
  });

  it('are nobody else’s: neither a scorekeeper’s nor a proxy’s, and strangers learn of no league', async () => {
    for (const person of [scorekeeper, proxy])
      expect(await app.send('GET', path(), person)).toMatchObject({
        status: 403,
        body: { code: 'not_team_captain' },
      });
    expect(await app.send('GET', path(), stranger)).toMatchObject({ status: 404 });
    expect(await app.send('GET', `${path()}?atLeast=soon`, captain)).toMatchObject({ status: 400 });
    const elsewhere = await openLeague(app, stranger);
    expect(await app.send('GET', path().replace(leagueId, elsewhere), captain)).toMatchObject({
      status: 404,
    });
  });

  it('show the captain what was answered, by whom and why, and what is said anew', async () => {
    const id = await idOf(NOTE);
    await command('PUT', `/${id}/answer`, commissioner, { answer: 'declined', reason: WHY });
    expect((await seenBy(second)).requests).toMatchObject([
      {
        answer: { answer: 'declined', reason: WHY, name: expect.stringContaining('commissioner') as string },
      },
    ]);
    await command('PUT', `/${id}/answer`, owner, { answer: 'accepted', reason: null });
    expect((await seenBy(captain)).requests).toMatchObject([
      { answer: { answer: 'accepted', reason: null } },
    ]);
  });

  it('are answered to whoever leads the team, in the bell and by mail, the last answer alone', async () => {
    const toldTo = async (person: TestPerson) =>
      (await app.send<NotificationsView>('GET', '/notifications', person)).body.notifications.filter(
        ({ kind }) => kind === 'scheduleAnswer',
      );
    for (const person of [captain, second]) {
      await until('the last answer is told', async () => {
        const [last, ...others] = await toldTo(person);
        return last?.broadcast?.answer === 'accepted' && others.length === 0;
      });
      const subject = /accepted a schedule request of your team$/;
      await until('there is a mail', async () =>
        (await mailsTo(app, person.email)).some((mail) => subject.test(mail.subject)),
      );
    }
    const mails = await mailsTo(app, captain.email);
    expect(JSON.stringify(mails)).not.toContain(WHY);
    for (const person of [owner, commissioner, proxy, other]) expect(await toldTo(person)).toEqual([]);
  });

  it('are gone once they are withdrawn', async () => {
    await command('POST', '', second, { teamId: hawks, wish: late, note: 'No babysitter' });
    await command('DELETE', `/${await idOf('No babysitter')}`, captain);
    expect((await seenBy(owner)).requests.map(({ teamId }) => teamId)).toEqual([hawks, owls]);
  });

  it('of a team that has left stay, and say so', async () => {
    ({ position } = await app.command('DELETE', `/leagues/${leagueId}/teams/${owls}`, {
      token: owner.token,
    }));
    expect((await seenBy(owner)).requests.map(({ teamName }) => teamName)).toEqual(['Hawks', null]);
    expect(await app.send('GET', path(), other)).toMatchObject({ status: 404 });
  });

  it('go with the account of who wrote them, as far as they are words', async () => {
    await command('PUT', `/${await idOf(NOTE)}/answer`, commissioner, { answer: 'declined', reason: WHY });
    await erasePerson(app, captain);
    await until('the note is gone', async () => {
      const [first] = (await seenBy(owner)).requests;
      return first?.note === null && first.answer?.reason === WHY;
    });
    await erasePerson(app, commissioner);
    await until('the reason is gone', async () => {
      const [first] = (await seenBy(owner)).requests;
      return first?.answer?.answer === 'declined' && first.answer.reason === null;
    });
  });

  it('are closed with the league', async () => {
    await app.command('POST', `/leagues/${leagueId}/cancellation`, {
      token: owner.token,
      body: { reason: 'Too few teams' },
    });
    await until('it is closed', async () => (await seenBy(owner)).closed === 'cancelled');
  });
});
