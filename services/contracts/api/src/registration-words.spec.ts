import type { RegistrationNotice } from './notifications/notification.contract';
import { leagueWords, registrationWords } from './registration-words';

const now = Date.parse('2026-11-24T23:30:00.000Z');
const notice = (more: Partial<RegistrationNotice>): RegistrationNotice => ({
  ...{ news: 'placed', leagueId: 'l1', leagueName: 'Tuesday League', rank: 2, zone: 'UTC' },
  holdUntil: '2026-11-25T02:30:00.000Z',
  teamName: 'Owls',
  ...more,
});
const clock = { now, timeOf: (iso: string) => `at ${iso.slice(11, 16)}` };

describe('what becomes of a registration in words', () => {
  it('gives nobody more time to answer than there is', () => {
    const holdUntil = '2026-11-26T13:00:00.000Z';
    expect(registrationWords(notice({ news: 'offered', holdUntil }), clock).title).toBe(
      'A place is offered to you: 37 hours to answer',
    );
  });

  it.each<[RegistrationNotice['news'], string, string]>([
    [
      'offered',
      'A place is offered to you: 3 hours to answer',
      'Accept or decline it by at 02:30: Tuesday League.',
    ],
    [
      'offer_expired',
      'Your offer has run out',
      'The time to accept a place in Tuesday League is over. You are now 2nd on the waitlist.',
    ],
    [
      'offer_taken_back',
      'Your offer was taken back',
      'The place in Tuesday League is not free anymore. You are 2nd on the waitlist.',
    ],
    ['placed', 'You have a place', 'You are off the waitlist of Tuesday League.'],
    [
      'moved',
      'Your rank on the waitlist has changed',
      'The organizers of Tuesday League moved you: you are 2nd now.',
    ],
    [
      'moved_down',
      'You are back on the waitlist',
      'There are fewer places in Tuesday League now. You are 2nd on its waitlist. If you withdraw, everything you paid comes back.',
    ],
    ['approved', 'Your registration was approved', 'With Tuesday League.'],
    ['cancelled', 'Tuesday League is canceled', 'Your registration ends with it. Open it to see the reason.'],
    ['invited', 'Owls invites you: 3 hours to answer', 'Join them or decline by at 02:30: Tuesday League.'],
    [
      'invitation_expired',
      'The invitation of Owls has ended',
      'You did not answer in time. You wait for a team in Tuesday League.',
    ],
    ['team_lost', 'You are on no team anymore', 'You wait for another one in Tuesday League.'],
    ['rejected', 'Your registration was declined', 'With Tuesday League. Open it to see the reason.'],
    [
      'removed',
      'Your registration was ended',
      'By the organizers of Tuesday League. Open it to see the reason.',
    ],
    [
      'lapsed',
      'Your place was not paid for in time',
      'It was given up in Tuesday League. You can register again while registration is open.',
    ],
    [
      'forfeited',
      'Your place was given up',
      'What was due was not paid in time in Tuesday League. You owe no more of it.',
    ],
    [
      'sent',
      'Your registration was received',
      'It waits for approval in Tuesday League. You are told as soon as there is an answer.',
    ],
    [
      'waitlisted',
      'You are 2nd on the waitlist',
      'No place is free for you in Tuesday League yet. You are told as soon as one is.',
    ],
    [
      'confirmed',
      'You’re in: Tuesday League',
      'Your registration is confirmed. Open it to see what is due and how to withdraw.',
    ],
    [
      'withdrawn',
      'You have withdrawn from Tuesday League',
      'Your registration has ended. If something of what you paid comes back, you are told when it does.',
    ],
    ['unplaced', 'No team was found for you', 'In Tuesday League, by the last day for it. You owe nothing.'],
  ])('is for %s: %s', (news, title, text) => {
    expect(registrationWords(notice({ news }), clock)).toEqual({
      ...{ title, text },
      path: '/discover-leagues?league=l1&register=1',
    });
  });

  it('says nothing of what is left where it stays to be read', () => {
    const { title, text } = registrationWords(notice({ news: 'offered' }), { ...clock, now: null });
    expect([title, text]).toEqual([
      'A place is offered to you',
      'Accept or decline it by at 02:30: Tuesday League.',
    ]);
  });

  it('leads nowhere else, whatever a league is called by', () => {
    expect(registrationWords(notice({ leagueId: '../../admin?x&y' }), clock).path).toBe(
      '/discover-leagues?league=..%2F..%2Fadmin%3Fx%26y&register=1',
    );
  });
});

describe('what a league says in words', () => {
  const said = {
    leagueId: 'l1',
    leagueName: 'Tuesday League',
    registered: false,
    text: 'No games tonight.',
    answer: null,
  };

  it('is its text, and leads to where the listener is in the league', () => {
    expect(leagueWords('broadcast', said)).toEqual({
      title: 'Message from Tuesday League',
      text: 'No games tonight.',
      path: '/leagues/l1/teams',
    });
    expect(leagueWords('broadcast', { ...said, registered: true }).path).toBe(
      '/discover-leagues?league=l1&register=1',
    );
  });

  it('is that one is suspended, or no longer: why and until when stands there alone', () => {
    const none = { ...said, text: null };
    expect(leagueWords('suspended', none)).toEqual({
      title: 'You have been suspended in Tuesday League',
      text: 'Open it to see until when, why, and whom to ask.',
      path: '/leagues/l1/teams',
    });
    expect(leagueWords('suspensionLifted', none).title).toBe('Your suspension in Tuesday League was lifted');
  });

  it('is that the league is one’s own now, and leads to where it is run', () => {
    expect(leagueWords('leagueOwner', { ...said, text: null })).toEqual({
      title: 'You are the owner of Tuesday League now',
      text: 'Its owner’s account was erased, and you have been its commissioner the longest.',
      path: '/complex/leagues?league=l1&step=review',
    });
  });

  it('is what was said to what a team has asked of the schedule', () => {
    const said = { leagueId: 'l1', leagueName: 'Tuesday League', registered: false, text: null };
    const titleOf = (answer: 'accepted' | 'declined') =>
      leagueWords('scheduleAnswer', { ...said, answer }).title;
    expect([titleOf('accepted'), titleOf('declined')]).toEqual([
      'Tuesday League accepted a schedule request of your team',
      'Tuesday League declined a schedule request of your team',
    ]);
  });

  it('says so where the text has gone', () => {
    expect(leagueWords('broadcast', { ...said, text: null }).text).toBe(
      'This message was deleted with its author’s account.',
    );
  });
});
