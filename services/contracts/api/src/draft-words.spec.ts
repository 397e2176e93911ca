import { draftWords, leftWords, spanWords } from './draft-words';
import type { DraftNotice } from './notifications/notification.contract';

const now = Date.parse('2026-11-24T23:30:00.000Z');
const notice = (more: Partial<DraftNotice>): DraftNotice => ({
  ...{ news: 'started', leagueId: 'l1', leagueName: 'Tuesday League', teamName: 'Hawks', slots: [2] },
  ...{ startsAt: '2026-11-25T00:30:00.000Z', deadlineAt: '2026-11-24T23:30:45.000Z', zone: 'UTC' },
  ...more,
});
const clock = { now, timeOf: (iso: string) => `at ${iso.slice(11, 16)}` };

describe('a draft in words', () => {
  it.each<[DraftNotice['news'], string, string, string]>([
    ['role_given', 'You pick for Hawks', 'In the draft of Tuesday League.', '?tab=prepare'],
    ['time_changed', 'The draft time is set', 'Starts at 00:30: the draft of Tuesday League.', ''],
    [
      'order_drawn',
      'The draft order is set',
      'Hawks picks 2nd in round 1 of the draft of Tuesday League.',
      '',
    ],
    ['lobby_open', 'The draft lobby is open', 'Come in: the draft of Tuesday League.', '/room'],
    [
      'step_missed',
      'The draft needs you',
      'A step of the draft of Tuesday League did not happen at its set time.',
      '?tab=checklist',
    ],
    [
      'was_away',
      'The draft needs you',
      'Fieldhouse could not be reached when the time for a pick ran out, so the draft of Tuesday League is paused. Resume it when everybody is there.',
      '/room',
    ],
    ['reopened', 'The draft takes place after all', 'Starts at 00:30: the draft of Tuesday League.', ''],
    [
      'published',
      'The rosters are published',
      'See the results of the draft of Tuesday League.',
      '?tab=results',
    ],
    [
      'on_clock',
      'You are on the clock: 45 seconds to pick',
      'Hawks picks now in the draft of Tuesday League, until at 23:30.',
      '/room',
    ],
    ['on_deck', 'You are on deck', 'Hawks picks next in the draft of Tuesday League.', '/room'],
    ['soon', 'Your draft starts in 1 hour', 'Starts at 00:30: the draft of Tuesday League.', '/room'],
  ])('is for %s: %s', (news, title, text, path) => {
    expect(draftWords(notice({ news }), clock)).toEqual({
      title,
      text,
      path: `/complex/leagues/l1/draft${path}`,
    });
  });

  it('leads whoever lost a team to what is theirs still: they may not open the draft any more', () => {
    expect(draftWords(notice({ news: 'role_taken' }), clock)).toEqual({
      title: 'You do not pick for Hawks anymore',
      text: 'In the draft of Tuesday League.',
      path: '/draft-leagues',
    });
  });

  it('says nothing of what is left where it stays to be read, or has no end', () => {
    const still = { ...clock, now: null };
    expect(draftWords(notice({ news: 'on_clock' }), still).title).toBe('You are on the clock');
    expect(draftWords(notice({ news: 'soon' }), still).title).toBe('Your draft starts soon');
    expect(draftWords(notice({ news: 'on_clock', deadlineAt: null }), clock)).toMatchObject({
      title: 'You are on the clock',
      text: 'Hawks picks now in the draft of Tuesday League.',
    });
    expect(draftWords(notice({ news: 'time_changed', startsAt: null }), clock).title).toBe(
      'The draft has no set time',
    );
    for (const startsAt of [null, '2026-11-24T23:30:00.000Z'])
      expect(draftWords(notice({ news: 'reopened', startsAt }), clock).text).toBe(
        'The time of the draft of Tuesday League is open.',
      );
  });

  it('says the places of all teams that somebody picks for', () => {
    expect(draftWords(notice({ news: 'order_drawn', teamName: null, slots: [2, 5] }), clock).text).toBe(
      'Your teams pick 2nd and 5th in round 1 of the draft of Tuesday League.',
    );
  });

  it('leads nowhere else, whatever a league is called by', () => {
    const { path } = draftWords(notice({ leagueId: '../../admin?x' }), clock);
    expect(path).toBe('/complex/leagues/..%2F..%2Fadmin%3Fx/draft/room');
  });

  it.each([
    [400, '1 second'],
    [45_000, '45 seconds'],
    [119_000, '119 seconds'],
    [120_000, '2 minutes'],
    [15 * 60_000 - 800, '15 minutes'],
    [3_600_000 - 900, '1 hour'],
    [3 * 3_600_000, '3 hours'],
    [24 * 3_600_000 - 900, '1 day'],
    [50 * 3_600_000, '2 days'],
  ])('%d ms are %s', (ms, words) => {
    expect(spanWords(ms)).toBe(words);
  });

  it.each([
    [45_900, '45 seconds'],
    [3_600_000 - 900, '59 minutes'],
    [2 * 3_600_000 - 1, '119 minutes'],
    [37.5 * 3_600_000, '37 hours'],
    [48 * 3_600_000 - 1, '47 hours'],
    [71 * 3_600_000, '2 days'],
    [-5_000, '1 second'],
  ])('%d ms to answer are %s, never more than there are', (ms, words) => {
    expect(leftWords(ms)).toBe(words);
  });
});
