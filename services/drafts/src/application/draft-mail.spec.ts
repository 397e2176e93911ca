import type { DraftSettings } from '@fieldhouse/events/drafts';
import { settings, team } from '../domain/draft.scenario';
import { draftMail, type ToldDraft } from './draft-mail';
import type { DraftNews } from './draft-news';

const start = '2026-11-25T00:30:00.000Z';
const draft = (more: object = {}, changes: Partial<DraftSettings> = { startsAt: start }): ToldDraft =>
  ({
    status: 'configuring',
    draftId: 'd1',
    leagueId: 'l1',
    settings: settings({ rounds: 12, ...changes }),
    // The league has gone on: the draft does not know of its people yet.
    teams: [],
    commissionerIds: [],
    missed: null,
    ...more,
  }) as unknown as ToldDraft;
const league = {
  name: 'Tuesday Softball',
  teamCount: 2,
  teams: [team('t1', { pickerIds: ['cal', 'dee'] }), team('t2', { pickerIds: ['eve'] })],
  commissionerIds: ['boss', 'eve'],
  formerCaptainTeamIds: [],
  cancelledBecause: null,
};
const earlier = Date.parse('2026-11-24T20:00:00.000Z');
const told = (state: ToldDraft, news: DraftNews, accountId = 'cal', now = earlier, teams = league.teams) =>
  draftMail(
    {
      ...{ state, revision: 7, url: 'https://fieldhouse.example/draft', now },
      ownUrl: 'https://fieldhouse.example/draft-leagues',
      league: { ...league, teams },
    },
    news,
    { accountId, firstName: 'Cal' },
  );

describe('what they are told', () => {
  it('is the time in the zone of the league, and an entry for the calendar that a later mail moves', () => {
    const mail = told(draft(), { about: 'time_changed' });
    expect(mail).toMatchObject({ subject: 'Draft time set: Tuesday Softball' });
    expect(mail?.paragraphs.join(' ')).toContain('It starts on Tue, Nov 24, 7:30 PM EST.');
    expect(mail?.event).toEqual({
      id: 'draft-d1@fieldhouse',
      sequence: 7,
      title: 'Draft: Tuesday Softball',
      startsAt: start,
      minutes: 30,
      url: 'https://fieldhouse.example/draft/room',
      cancelled: false,
    });
  });

  it('is that the time is open again', () => {
    const mail = told(draft({}, { startsAt: null }), { about: 'time_changed' });
    expect(mail?.subject).toBe('The draft has no set time anymore: Tuesday Softball');
    expect(mail?.paragraphs[1]).toBe(
      'The draft of Tuesday Softball has no set time anymore. We will tell you the new one.',
    );
    expect(mail?.event).toBeUndefined();
  });

  it('is the own place in the order', () => {
    const state = draft({ status: 'order_locked', order: ['t2', 't1'] });
    expect(told(state, { about: 'order_drawn' })?.paragraphs[1]).toBe(
      'The order of the draft of Tuesday Softball stands. Team t1 pick 2nd of 2 in round 1.',
    );
    expect(told(state, { about: 'order_drawn' })).toMatchObject({
      subject: 'Draft order set: Tuesday Softball',
      paragraphs: [expect.anything(), expect.anything(), expect.stringContaining('how it was drawn')],
    });
    // Nothing was drawn that anybody could check.
    expect(told(state, { about: 'order_drawn', byHand: true })?.paragraphs[2]).toBe(
      'A commissioner set this order by hand; the history on the page of the draft has the reason.',
    );
    expect(told(draft(), { about: 'order_drawn' })).toBeNull();
  });

  it('is the place of each of their teams that is in the order', () => {
    const own = ['t1', 't2', 't3'].map((teamId) => team(teamId, { pickerIds: ['cal'] }));
    const state = draft({ status: 'order_locked', order: ['t2', 't1'] });
    expect(told(state, { about: 'order_drawn' }, 'cal', earlier, own)?.paragraphs[1]).toBe(
      'The order of the draft of Tuesday Softball stands. Team t2 pick 1st and Team t1 pick 2nd of 2 in round 1.',
    );
  });

  it('leads a new captain to the players', () => {
    const mail = told(draft(), { about: 'role_given', accountId: 'cal', teamId: 't1' });
    expect(mail?.subject).toBe('You pick for Team t1: Tuesday Softball');
    expect(mail?.action?.url).toBe('https://fieldhouse.example/draft?tab=prepare');
  });

  it('leads who becomes captain during the draft into the room, and says whose turn it is', () => {
    const role = { about: 'role_given', accountId: 'cal', teamId: 't1' } as const;
    const mail = (more: object) => told(draft(more), role);
    expect(mail({ status: 'live', turn: { teamId: 't1' } })).toMatchObject({
      paragraphs: ['Hi Cal,', expect.stringMatching(/It is under way, and your team is on the clock\.$/)],
      action: { url: 'https://fieldhouse.example/draft/room' },
    });
    expect(mail({ status: 'live', turn: { teamId: 't2' } })?.paragraphs[1]).toMatch(/join the room\.$/);
    expect(mail({ status: 'paused' })?.paragraphs[1]).toMatch(/paused\.$/);
    expect(mail({ status: 'paused' })?.event).toBeUndefined();
  });

  it('tells no time that has passed as if it were still to come', () => {
    const lobby = draft({ status: 'lobby' });
    const opened = (now: number) => told(lobby, { about: 'lobby_open' }, 'cal', now)?.paragraphs[1];
    expect(opened(earlier)).toMatch(/is open\. The draft starts on Tue, Nov 24, 7:30 PM EST\.$/);
    expect(opened(Date.parse(start) + 1)).toMatch(/is open\. The draft was to start on Tue, Nov 24/);
  });

  it('is nothing to somebody who has lost the team again', () => {
    expect(told(draft(), { about: 'role_given', accountId: 'cal', teamId: 't2' })).toBeNull();
  });

  it('takes the draft off the calendar of whoever lost the team and has no other part in it', () => {
    const lost = (accountId: string, state = draft()) =>
      told(state, { about: 'role_taken', accountId, teamId: 't2' }, accountId);
    expect(lost('ann')).toMatchObject({
      subject: 'You do not pick for Team t2 anymore: Tuesday Softball',
      event: { id: 'draft-d1@fieldhouse', cancelled: true },
      action: { label: 'See your drafts', url: 'https://fieldhouse.example/draft-leagues' },
    });
    expect(lost('cal')?.action).toMatchObject({ url: 'https://fieldhouse.example/draft' });
    // Whoever picks for another team, or runs it, has it there still.
    expect(lost('cal')).not.toBeNull();
    expect([lost('cal')?.event, lost('boss')?.event]).toEqual([undefined, undefined]);
    // Another role on the same team.
    expect(lost('eve')).toBeNull();
    expect(lost('ann', draft({ status: 'published' }))).toBeNull();
    expect(lost('ann', draft({}, { startsAt: null }))?.event).toBeUndefined();
  });

  it('is why a step was not made at its time', () => {
    const missed = (...missing: string[]) =>
      told({ ...draft(), missed: { step: 'start', missing } }, { about: 'step_missed' })?.paragraphs[1];
    expect(missed('pool_too_small')).toBe(
      'The draft could not be started at its set time, because something was missing. The checklist says what: fix it, and do the step by hand.',
    );
    expect(missed('too_late')).toBe(
      'The draft could not be started at its set time, because Fieldhouse could not be reached then. Continue by hand when everybody is there, or set a new time.',
    );
  });

  it('is why the draft stands still after an outage, until it goes on', () => {
    expect(told(draft({ status: 'paused' }), { about: 'was_away' }, 'boss')).toMatchObject({
      subject: 'The draft needs you: Tuesday Softball',
      paragraphs: [
        'Hi Cal,',
        'Fieldhouse could not be reached when the time for a pick ran out. So the draft of Tuesday Softball is paused, and the clock has picked for nobody. Resume it in the room when everybody is there: the team has its full time then.',
      ],
      action: { url: 'https://fieldhouse.example/draft/room' },
    });
    expect(told(draft({ status: 'live' }), { about: 'was_away' }, 'boss')).toBeNull();
  });

  it('is the code of a signed result, and none where it is not signed', () => {
    const [signed, unsigned] = [{ revision: 9, code: 'AAAA-BBBB-CCCC-DDDD' }, null].map((one) =>
      told(draft({ status: 'published', signed: one }), { about: 'published' }),
    );
    expect(signed?.keep).toEqual([
      expect.stringMatching(/^The result of .+ is signed\. Its code is AAAA-BBBB-CCCC-DDDD\. Keep this mail/),
    ]);
    expect(unsigned?.keep).toEqual([]);
  });

  it('says of a reset that all picks are gone, and leads back into the room', () => {
    const mail = told(draft({ status: 'lobby' }), { about: 'reset' });
    expect(mail?.subject).toContain('The draft was reset');
    expect(mail?.action?.url).toMatch(/\/draft\/room$/);
    expect(told(draft({ status: 'live' }), { about: 'reset' })).toBeNull();
  });

  it('takes a cancelled draft off the calendar', () => {
    expect(told(draft({ status: 'cancelled' }), { about: 'cancelled' })?.event?.cancelled).toBe(true);
  });

  it('puts a reopened draft back on the calendar, where its time is still ahead', () => {
    const reopened = (now?: number, changes?: Partial<DraftSettings>) =>
      told(draft({}, changes), { about: 'reopened' }, 'cal', now);
    expect(reopened()).toMatchObject({
      subject: 'The draft takes place after all: Tuesday Softball',
      paragraphs: [
        'Hi Cal,',
        'The draft of Tuesday Softball takes place after all. It starts on Tue, Nov 24, 7:30 PM EST.',
        'The calendar entry is attached.',
      ],
      event: { id: 'draft-d1@fieldhouse', sequence: 7, cancelled: false },
    });
    for (const mail of [reopened(Date.parse(start) + 1), reopened(earlier, { startsAt: null })]) {
      expect(mail?.paragraphs[1]).toBe(
        'The draft of Tuesday Softball takes place after all. We will tell you when.',
      );
      expect(mail?.event).toBeUndefined();
    }
  });

  it.each<readonly [DraftNews, object]>([
    [{ about: 'role_given', accountId: 'eve', teamId: 't2' }, { status: 'published' }],
    [{ about: 'lobby_open' }, { status: 'live' }],
    [{ about: 'started' }, { status: 'completed' }],
    [{ about: 'auto_mode', teamId: 't1' }, { status: 'completed' }],
    [{ about: 'time_changed' }, { status: 'cancelled' }],
    [{ about: 'time_changed' }, { status: 'live' }],
    [{ about: 'order_drawn' }, { status: 'published', order: ['t1', 't2'] }],
    [{ about: 'cancelled' }, { status: 'configuring' }],
    [{ about: 'reopened' }, { status: 'cancelled' }],
    [{ about: 'reopened' }, { status: 'live' }],
    [{ about: 'published' }, { status: 'completed' }],
    [{ about: 'step_missed' }, { status: 'lobby' }],
  ])('is nothing that has been overtaken: %j', (news, state) => {
    expect(told(draft(state), news, 'eve')).toBeNull();
  });
});
