import { emptyPlayer, type ContactPage, type LeagueView, type TeamView } from '@fieldhouse/api-contract';
import { draftSettings, makeLeague, startDraft } from './draft-league';
import { openTeam, say } from './open-team';
import { until, Person } from './product';
import { EACH, textFor } from './scripts-corpus';

/** As many messages as a screen has. */
const NEWEST = 8;
const LIMITS_AT_MOST = 30;

export type Seeded = {
  /** Whose name a text is since they signed up, and since they changed it. */
  readonly people: readonly Person[];
  readonly renamed: readonly Person[];
  readonly leagueId: string;
  /** Of the first, whom people ask to join; of the second, whose history tells of everybody else. */
  readonly teamIds: readonly string[];
  /** Those with a note and a withdrawal first. */
  readonly playerIds: readonly string[];
  readonly invite: string;
  readonly spectate: string;
};

const idOf = async (person: Person): Promise<string> =>
  (await person.send<{ id: string }>('GET', '/auth/user')).id;

/** People with such names, their applications, messages, and what a site admin answers. */
const seedPeople = async (url: string, boss: Person): Promise<Pick<Seeded, 'people' | 'renamed'>> => {
  const people: Person[] = [];
  const renamed: Person[] = [];
  for (const n of EACH) {
    const names = {
      firstName: textFor('signUpBody.firstName', n),
      lastName: textFor('signUpBody.lastName', n),
    };
    const person = await Person.signedUp(url, `captain${n}`, names);
    people.push(person);
    const complex = { sports: ['softball'], arenas: 1 };
    await person.send('POST', '/beta/application/submit', {
      ...complex,
      complexName: textFor('betaSubmitBody.complexName', n),
      city: textFor('betaSubmitBody.city', n),
      contactName: textFor('betaSubmitBody.contactName', n),
      contactPhone: '+1 555 010 9999',
    });
    const path = `/admin/beta/applications/${await idOf(person)}/decision`;
    await boss.send('POST', path, { decision: 'review' });
    await boss.send('POST', path, { decision: 'waitlisted', reason: textFor('betaDecisionBody.reason', n) });
    const user = `/admin/users/${await idOf(person)}`;
    const reason = textFor('adminRoleBody.reason', n);
    await boss.send('POST', `${user}/roles`, { change: 'grant', role: 'complex_owner', reason });
    await boss.send('POST', `${user}/roles`, { change: 'revoke', role: 'complex_owner', reason });

    const other = await Person.signedUp(url, `other${n}`);
    renamed.push(other);
    await other.send('PUT', '/account/names', {
      firstName: textFor('accountNamesBody.firstName', n),
      lastName: textFor('accountNamesBody.lastName', n),
    });
    await other.send('PUT', '/beta/application', {
      ...complex,
      complexName: textFor('betaDraftBody.complexName', n),
      city: textFor('betaDraftBody.city', n),
      contactName: textFor('betaDraftBody.contactName', n),
      contactPhone: textFor('betaDraftBody.contactPhone', n),
    });
    const otherId = await idOf(other);
    await other.turnOnSecondFactor();
    await boss.send('POST', `/admin/users/${otherId}/second-factor/lift`, {
      reason: textFor('adminLiftBody.reason', n),
    });
    const [session] = await boss.send<readonly { id: string }[]>('GET', `/admin/users/${otherId}/sessions`);
    await boss.send('POST', `/admin/users/${otherId}/sessions/${session?.id}/end`, {
      reason: textFor('adminEndSessionBody.reason', n),
    });
    await person.send('PUT', '/player/details', {
      bio: textFor('playerDetailsBody.bio', n),
      area: textFor('playerDetailsBody.area', n),
      phone: '',
      jerseySize: null,
    });
    const note = textFor('availabilityBody.exceptions[].note', n);
    await person.send('PUT', '/player/availability', {
      week: emptyPlayer.availability.week,
      exceptions: [{ from: '2099-07-01', to: '2099-07-14', available: false, note }],
    });
    await person.send('POST', '/contact', {
      name: textFor('contactBody.name', n),
      email: 'ana@example.org',
      topic: 'abuse',
      message: textFor('contactBody.message', n),
    });
  }
  await until('every message is in the inbox', async () => (await inbox(boss)).length === EACH.length);
  // Half of them stay open, so that both lists have some.
  for (const [n, { ticketId }] of (await inbox(boss)).entries())
    if (n % 2 === 0)
      await boss.send('POST', `/admin/contact/${ticketId}/close`, {
        note: textFor('closeTicketBody.note', n),
      });
  return { people, renamed };
};

const inbox = async (boss: Person): Promise<ContactPage['tickets']> =>
  (await boss.send<ContactPage>('GET', '/admin/contact?state=open&limit=100')).tickets;

/** A league whose every text is one of the corpus, in the middle of a draft that has seen everything. */
const seedLeague = async (
  owner: Person,
  people: readonly Person[],
): Promise<Omit<Seeded, 'people' | 'renamed' | 'teamIds'>> => {
  const words = (n: number) => ({
    name: textFor('leagueBody.name', n),
    season: textFor('leagueBody.season', n),
  });
  for (const n of EACH) await makeLeague(owner, [], { ...words(n), teams: ['A', 'B'], players: [] });
  const player = (n: number) => ({
    firstName: textFor('playerBody.firstName', n),
    lastName: textFor('playerBody.lastName', n),
    hometown: textFor('playerBody.hometown', n),
    comment: textFor('playerBody.comment', n),
    externalId: textFor('playerBody.externalId', n),
    ownColumns: [
      {
        // As many as a pool keeps.
        column: textFor('playerBody.ownColumns[].column', n % 20),
        value: textFor('playerBody.ownColumns[].value', n),
      },
    ],
  });
  const league = await makeLeague(owner, people, {
    ...words(0),
    teams: EACH.map((n) => textFor('teamBody.name', n)),
    players: [...EACH, ...EACH, ...EACH, ...EACH, ...EACH].map((n, index) => {
      const one = player(n);
      return { ...one, lastName: `${index} ${one.lastName}`, externalId: `${index}${one.externalId}` };
    }),
  });
  const { leagueId, teamIds, playerIds } = league;
  const path = `/leagues/${leagueId}`;
  for (const n of EACH) {
    const one = `${path}/pool/players/${playerIds[n]}`;
    await owner.send('POST', `${one}/notes`, { text: textFor('noteBody.text', n) });
    await owner.send('POST', `${one}/withdraw`, { reason: textFor('withdrawBody.reason', n) });
    if (n % 2 === 0) await owner.send('POST', `${one}/reinstate`, {});
  }
  const draft = (method: string, suffix: string, body: object): Promise<unknown> =>
    owner.send(method, `${path}/draft${suffix}`, body);
  const positions = EACH.slice(0, LIMITS_AT_MOST).map((n) => {
    const position = textFor('draft.SaveDraftSettings.settings.limits.positions[].position', n);
    return { position, minimum: 0, maximum: null };
  });
  const settings = { ...draftSettings, limits: { positions, genders: [] } };
  await draft('PUT', '', { settings });
  for (const n of EACH) {
    await draft('POST', '/cancel', { reason: textFor('draft.CancelDraft.reason', n) });
    await draft('POST', '/reopen', { reason: textFor('draft.ReopenDraft.reason', n) });
  }
  for (const n of EACH)
    await draft('POST', '/order/commit', { reason: textFor('draft.CommitDraftOrder.reason', n) });
  for (const [n, person] of people.entries())
    await person.send('POST', `${path}/draft/order/nonce`, {
      nonce: textFor('draft.AddDraftOrderNonce.nonce', n),
    });
  await draft('POST', '/order/reveal', {});
  for (const n of EACH)
    await draft('PUT', '/order', { order: teamIds, reason: textFor('draft.SetDraftOrderByHand.reason', n) });
  await startDraft(owner, league, 1, textFor('draft.SetDraftOrderByHand.reason', 0), settings);
  for (const n of EACH) {
    await draft('POST', '/undo', { toPickNo: 1, reason: textFor('draft.UndoPicks.reason', n) });
    await draft('POST', '/redo', { reason: textFor('draft.RedoPicks.reason', n) });
    await draft('POST', '/resume', { seconds: null });
    await draft('PUT', '/pause-after', { afterPickNo: 20, reason: textFor('draft.SchedulePause.reason', n) });
    await draft('PUT', '/pause-after', { afterPickNo: null, reason: null });
    await draft('POST', '/pause', { reason: textFor('draft.PauseDraft.reason', n) });
    await draft('POST', '/resume', { seconds: null });
    await draft('POST', '/reset', { reason: textFor('draft.ResetDraft.reason', n), confirmation: 'RESET' });
    await draft('POST', '/start', {});
    const fromPlayerId = playerIds[EACH.length + n];
    await draft('POST', '/picks', { pickNo: 1, playerId: fromPlayerId, teamId: teamIds[0] });
    const reason = textFor('draft.ReplacePick.reason', n);
    await draft('POST', '/replacements', { pickNo: 1, fromPlayerId, playerId: playerIds.at(-1), reason });
  }
  await owner.send('POST', `${path}/teams/${teamIds[0]}/invites`, { role: 'proxy' });
  await draft('POST', '/spectator-link', {});
  let [invite, spectate] = ['', ''];
  await until('the links are there', async () => {
    const { teams } = await owner.send<LeagueView>('GET', path);
    invite = teams.flatMap(({ invites }) => invites)[0]?.path ?? '';
    spectate = (await owner.send<{ path: string | null }>('GET', `${path}/draft/spectator-link`)).path ?? '';
    return invite !== '' && spectate !== '';
  });
  return { leagueId, playerIds: playerIds.slice(0, EACH.length), invite, spectate };
};

/** Teams of such names; one that everybody asks to join, and one that everybody was on. */
const seedTeams = async (owner: Person, people: readonly Person[]): Promise<readonly string[]> => {
  const teamIds: string[] = [];
  for (const n of EACH) {
    const named = { name: textFor('teamDetailsBody.name', n), city: textFor('teamDetailsBody.city', n) };
    const joinPolicy = n === 1 ? 'open' : 'request';
    const team = await openTeam(owner, [], { ...named, joinPolicy });
    teamIds.push(team.slice('/teams/'.length));
  }
  const [asked, left] = teamIds.map((teamId) => `/teams/${teamId}`);
  for (const [n, person] of people.entries()) {
    await person.send('POST', `${asked}/requests`, { message: textFor('team.RequestToJoin.message', n) });
    await person.send('POST', `${left}/requests`, { message: null });
  }
  let members: TeamView['members'] = [];
  await until('everybody is on the team', async () => {
    ({ members } = await owner.send<TeamView>('GET', left ?? ''));
    return members.length === people.length + 1;
  });
  await seedChat(owner, people, left ?? '');
  const others = members.filter(({ role }) => role === 'player');
  for (const [n, { memberId }] of others.entries()) {
    const member = `${left}/members/${memberId}`;
    const because = textFor('team.ChangeMemberStatus.reason', n);
    await owner.send('PUT', `${member}/status`, { status: 'suspended', reason: because });
    await owner.send('POST', `${member}/remove`, { reason: textFor('team.RemoveMember.reason', n) });
    const season = textFor('team.StartTeamSeason.season', n);
    await owner.send('POST', `${left}/seasons`, { season, memberIds: members.map((one) => one.memberId) });
  }
  // What is told of all this stands between the messages: these are the newest again.
  for (const n of EACH.slice(0, NEWEST)) await say(owner, left ?? '', textFor('chat.PostMessage.text', n));
  return teamIds;
};

/** Messages of such texts, each reported to the owner, and one that was removed. */
const seedChat = async (owner: Person, [writer, reader]: readonly Person[], team: string): Promise<void> => {
  if (!writer || !reader) throw new Error('nobody to write and to report');
  const removed = await say(owner, team, 'Who brings bats?');
  await owner.send('POST', `${removed}/remove`, { reason: textFor('chat.RemoveMessage.reason', 0) });
  for (const n of EACH) {
    const option = textFor('chat.PostMessage.poll.options[].text', n);
    const message = await say(writer, team, textFor('chat.PostMessage.text', n), [option, 'Another']);
    await reader.send('POST', `${message}/report`, { reason: textFor('chat.ReportMessage.reason', n) });
  }
};

/** Writes texts of the corpus into every field that keeps a text. */
export const seedScripts = async (url: string, boss: Person, owner: Person): Promise<Seeded> => {
  const written = await seedPeople(url, boss);
  const teamIds = await seedTeams(owner, written.people);
  return { ...written, teamIds, ...(await seedLeague(owner, written.people)) };
};
