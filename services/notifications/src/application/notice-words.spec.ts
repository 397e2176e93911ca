import type { DraftNotice } from '@fieldhouse/api-contract';
import type { NoticeContent } from '@fieldhouse/platform';
import { pushOf, wordsOf } from './notice-words';

const mention: NoticeContent = {
  kind: 'mention',
  teamId: 't1',
  teamName: 'Night Hawks',
  by: 'Ana Diaz',
  message: { channel: 'team', messageId: 'm1' },
  text: '@Ben Ortiz bring the bats',
  people: ['ben', 'ana'],
  draft: null,
  registration: null,
  broadcast: null,
  payment: null,
};
const chat = (n: number): NoticeContent => ({
  ...mention,
  kind: 'chat',
  text: `Message ${n}`,
  message: { channel: 'team', messageId: `m${n}` },
});
const draft = (news: DraftNotice['news']): NoticeContent => ({
  ...{
    kind: 'draft',
    teamId: null,
    teamName: 'Tuesday League',
    by: null,
    message: null,
    text: null,
    people: [],
    registration: null,
    broadcast: null,
    payment: null,
  },
  draft: {
    ...{ news, leagueId: 'l1', leagueName: 'Tuesday League', teamName: 'Hawks', slots: [2] },
    ...{ startsAt: null, deadlineAt: null, zone: 'UTC' },
  },
});
const linesOf = (...contents: readonly NoticeContent[]) => wordsOf(contents)?.lines;

describe('what people are told in words', () => {
  it('is who said what, and leads to the message', () => {
    expect(wordsOf([mention])).toEqual({
      subject: 'Ana Diaz mentioned you in Night Hawks',
      lines: ['Ana Diaz: @Ben Ortiz bring the bats'],
      label: 'Open the message',
      path: '/teams/t1?tab=chat&channel=team&message=m1',
    });
  });

  it('is, of several, how many, each in its order, and leads to the newest', () => {
    expect(wordsOf([1, 2, 3].map(chat))).toEqual({
      subject: 'Night Hawks: 3 new messages',
      lines: ['Ana Diaz: Message 1', 'Ana Diaz: Message 2', 'Ana Diaz: Message 3'],
      label: 'Open the chat',
      path: '/teams/t1?tab=chat&channel=team&message=m3',
    });
  });

  it('is the newest 20 of very many, and the newest three on a device', () => {
    const words = wordsOf(Array.from({ length: 25 }, (_, n) => chat(n)));
    expect(words?.lines).toHaveLength(21);
    expect(words?.lines[0]).toBe('5 more before these:');
    expect(words && pushOf(words, 'chat:t1')).toEqual({
      title: 'Night Hawks: 25 new messages',
      body: 'Ana Diaz: Message 22\nAna Diaz: Message 23\nAna Diaz: Message 24',
      path: '/teams/t1?tab=chat&channel=team&message=m24',
      tag: 'chat:t1',
    });
  });

  it('is 200 signs of a long text, and a message of one that is its author’s no more', () => {
    expect(linesOf({ ...mention, text: '⚾'.repeat(300) })).toEqual([`Ana Diaz: ${'⚾'.repeat(200)}…`]);
    expect(linesOf({ ...mention, text: null })).toEqual(['Ana Diaz: A message']);
    expect(linesOf({ ...mention, by: null })).toEqual(['Somebody: @Ben Ortiz bring the bats']);
  });

  it('is what happened to a draft', () => {
    expect(wordsOf([draft('lobby_open')])).toEqual({
      subject: 'The draft lobby is open',
      lines: ['Come in: the draft of Tuesday League.'],
      label: 'Open the draft',
      path: '/complex/leagues/l1/draft/room',
    });
  });

  it('is, of several things that happened to drafts, each by what it is', () => {
    expect(wordsOf([draft('role_given'), draft('order_drawn'), draft('lobby_open')])).toEqual({
      subject: '3 updates on drafts',
      lines: [
        'You pick for Hawks. In the draft of Tuesday League.',
        'The draft order is set. Hawks picks 2nd in round 1 of the draft of Tuesday League.',
        'The draft lobby is open. Come in: the draft of Tuesday League.',
      ],
      label: 'Open the draft',
      path: '/complex/leagues/l1/draft/room',
    });
  });

  it('is what became of a registration', () => {
    const { draft: _, ...rest } = draft('lobby_open');
    const registration: NoticeContent['registration'] = {
      ...{ leagueId: 'l1', leagueName: 'Tuesday League', rank: null, zone: 'UTC', news: 'offered' },
      teamName: null,
      holdUntil: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
    };
    expect(wordsOf([{ ...rest, kind: 'placeOffer', draft: null, registration }])).toMatchObject({
      subject: 'A place is offered to you: 3 hours to answer',
      lines: [expect.stringMatching(/^Accept or decline it by .* UTC: Tuesday League\.$/)],
      label: 'Answer the offer',
      path: '/discover-leagues?league=l1&register=1',
    });
  });

  it('is what the staff of a league says, all of it', () => {
    const { draft: _, ...rest } = draft('lobby_open');
    const text = `Rain. ${'No games tonight. '.repeat(27)}`.trim();
    const of = (registered: boolean): NoticeContent => ({
      ...{ ...rest, kind: 'broadcast', draft: null },
      broadcast: { leagueId: 'l1', leagueName: 'Tuesday League', registered, text, answer: null },
    });
    expect(wordsOf([of(false)])).toEqual({
      subject: 'Message from Tuesday League',
      lines: [text],
      label: 'Open the league',
      path: '/leagues/l1/teams',
    });
    const inLines = { ...of(false), broadcast: { ...of(false).broadcast, text: 'No games.\nSee you.' } };
    const words = wordsOf([inLines as NoticeContent]);
    expect(words?.lines).toEqual(['No games.\nSee you.']);
    expect(words && pushOf(words, 'tag').body).toBe('No games. See you.');
    expect(wordsOf([of(false), of(true)])).toMatchObject({
      subject: '2 messages from leagues',
      lines: [`Message from Tuesday League. ${text}`, `Message from Tuesday League. ${text}`],
      path: '/discover-leagues?league=l1&register=1',
    });
  });

  it('is that one is suspended or may play again, with no more than where to read why', () => {
    const { draft: _, ...rest } = draft('lobby_open');
    const of = (kind: 'suspended' | 'suspensionLifted'): NoticeContent => ({
      ...{ ...rest, kind, draft: null },
      broadcast: { leagueId: 'l1', leagueName: 'Tuesday League', registered: true, text: null, answer: null },
    });
    expect(wordsOf([of('suspended')])).toEqual({
      subject: 'You have been suspended in Tuesday League',
      lines: ['Open it to see until when, why, and whom to ask.'],
      label: 'See until when and why',
      path: '/discover-leagues?league=l1&register=1',
    });
    expect(wordsOf([of('suspensionLifted')])).toMatchObject({
      subject: 'Your suspension in Tuesday League was lifted',
      lines: ['You may play again, unless another one holds. Open it to see.'],
    });
  });

  it('is what was said to a team about the schedule, and leads to it', () => {
    const { draft: _, ...rest } = draft('lobby_open');
    const said = { leagueId: 'l1', leagueName: 'Tuesday League', registered: false, text: null };
    const of = (answer: 'accepted' | 'declined'): NoticeContent => ({
      ...{ ...rest, kind: 'scheduleAnswer', draft: null },
      broadcast: { ...said, answer },
    });
    expect(wordsOf([of('declined')])).toEqual({
      subject: 'Tuesday League declined a schedule request of your team',
      lines: ['Open it to see which one and the answer.'],
      label: 'See the answer',
      path: '/leagues/l1/teams',
    });
    expect(wordsOf([of('declined'), of('accepted')])?.subject).toBe('2 answers to schedule requests');
  });

  it('is what is owed and what was paid, each by what it is', () => {
    const { draft: _, ...rest } = draft('lobby_open');
    const of = (news: 'due' | 'received'): NoticeContent => ({
      ...{ ...rest, kind: 'payment', draft: null },
      payment: {
        ...{ news, invoiceId: 'i1', title: 'Season dues', payeeName: 'Tigers', teamId: 't1', teamName: null },
        ...{ amountMinor: 125_000, currency: 'USD', day: '2026-06-01', firstMinor: null },
        ...{ code: null, byCard: false, forfeitOn: null, lateFee: null, holdUntil: null },
        ...{ evidenceBy: null, zone: null },
      },
    });
    expect(wordsOf([of('received')])).toEqual({
      subject: 'You paid $1,250.00 to Tigers',
      lines: ['For Season dues, on Jun 1, 2026. This is your receipt.'],
      label: 'Open the invoice',
      path: '/player-profile?tab=payments&invoice=i1',
    });
    expect(wordsOf([of('due'), of('received')])).toMatchObject({
      subject: '2 updates on your payments',
      lines: [
        'Due now: $1,250.00. Season dues, by Jun 1, 2026, to Tigers.',
        'You paid $1,250.00 to Tigers. For Season dues, on Jun 1, 2026. This is your receipt.',
      ],
    });
  });

  it('is credit, how much of it, and leads to it', () => {
    const { draft: _, ...rest } = draft('lobby_open');
    const payment: NoticeContent['payment'] = {
      ...{ news: 'credit_granted', invoiceId: null, title: 'Credit', payeeName: 'Tigers', teamId: null },
      ...{ teamName: null, amountMinor: 2_000, currency: 'USD', day: '2026-06-01', firstMinor: null },
      ...{ code: null, byCard: false, forfeitOn: null, lateFee: null, holdUntil: null },
      ...{ evidenceBy: null, zone: null },
    };
    expect(wordsOf([{ ...rest, kind: 'payment', draft: null, payment }])).toEqual({
      subject: 'Tigers granted you $20.00 of credit',
      lines: ['It pays what they ask of you. It can be used until the end of Jun 1, 2026.'],
      label: 'See your credit',
      path: '/player-profile?tab=payments',
    });
  });

  it.each([
    ['invitation', '“Ana Diaz” invited you to “Night Hawks”', '/teams'],
    ['joinRequest', '“Ana Diaz” asks to join Night Hawks', '/teams/t1?tab=roster'],
    ['noAnswer', '“Ana Diaz” did not answer the invitation of Night Hawks', '/leagues//teams'],
    ['joined', 'You’re on Night Hawks', '/teams/t1'],
    ['requestDeclined', '“Night Hawks” did not accept your request to join', '/teams/t1'],
    ['teamCaptain', 'You are the captain of Night Hawks now', '/teams/t1'],
  ] as const)('is for %s: %s', (kind, subject, path) => {
    expect(wordsOf([{ ...mention, kind, message: null, text: null }])).toMatchObject({ subject, path });
  });

  it('is for a request to play in a league: it leads to where it is answered', () => {
    const asks = { ...mention, kind: 'joinRequest', message: null, text: null, leagueId: 'l1' } as const;
    expect(wordsOf([asks])).toMatchObject({
      subject: '“Ana Diaz” asks to join Night Hawks',
      path: '/leagues/l1/teams',
    });
  });

  it('repeats no address that a stranger took for a name', () => {
    const hostile = {
      ...mention,
      by: 'win.example.com',
      teamName: 'https://evil.test',
      message: null,
      text: null,
    };
    expect(wordsOf([{ ...hostile, kind: 'invitation' }])).toMatchObject({
      subject: 'Somebody invited you to a team',
      lines: ['Somebody invited you to join a team.'],
    });
  });

  it('is nothing of nothing', () => {
    expect(wordsOf([])).toBeNull();
  });
});
