import type { DraftEvent } from '@fieldhouse/events/drafts';
import { draftIdOf } from '@fieldhouse/events/drafts';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { Effect, RecordedEvent } from '@fieldhouse/kernel';
import { draftId, said, settings } from '../domain/draft.scenario';
import { draftMails } from './draft-mails.process';

const AT = '2026-08-01T18:00:00.000Z';
const TWO_MINUTES_LATER = '2026-08-01T18:02:00.000Z';
const start = '2026-09-01T18:00:00.000Z';
type Told = DraftEvent | LeagueEvent;

const after = (fact: Told): readonly Effect[] =>
  draftMails.react({ ...fact, id: 'E1', metadata: { occurredAt: AT } } as unknown as RecordedEvent<Told>);
const created = (startsAt: string | null): Told => ({
  type: 'DraftCreated',
  data: { draftId, leagueId: 'l1', settings: settings({ startsAt }) },
});
const changed = (startsAt: string | null, more: { moved?: true } = { moved: true }): Told => ({
  type: 'DraftSettingsChanged',
  data: { draftId, settings: settings({ startsAt, rounds: 3 }), ...more },
});
const request = (news: object) => ({ type: 'SendDraftMails', causedAt: AT, ...news });

describe('the mails of a draft', () => {
  it('tell a new time when it has stood for two minutes, in place of one that came before', () => {
    expect(after(changed(start))).toEqual([
      {
        kind: 'schedule',
        timerId: 'draft-mail-time_changed:d1',
        jobId: 'mail-E1',
        at: TWO_MINUTES_LATER,
        command: { aggregate: 'draftMail', id: draftId, request: request({ about: 'time_changed' }) },
      },
    ]);
    expect(after(created(start))).toHaveLength(1);
    expect(after(changed(null))).toHaveLength(1);
  });

  it('tell of an order that was set by hand that it was, in place of one that was drawn', () => {
    const order = { draftId, order: ['t2', 't1'], ...said };
    expect(after({ type: 'DraftOrderSetByHand', data: order })).toMatchObject([
      {
        timerId: 'draft-mail-order_drawn:d1',
        command: { request: request({ about: 'order_drawn', byHand: true }) },
      },
    ]);
  });

  it('say nothing while the time stays what it is', () => {
    expect(after(created(null))).toEqual([]);
    expect(after(changed(start, {}))).toEqual([]);
  });

  it('tell whoever is given a team to pick for', () => {
    const granted: Told = {
      type: 'TeamRoleGranted',
      data: { leagueId: 'l1', teamId: 't1', accountId: 'cal', role: 'captain', inviteId: null },
    };
    const news = request({ about: 'role_given', accountId: 'cal', teamId: 't1' });
    expect(after(granted)).toEqual([
      {
        kind: 'schedule',
        timerId: 'mail-E1',
        jobId: 'mail-E1',
        at: AT,
        command: { aggregate: 'draftMail', id: draftIdOf('l1'), request: news },
      },
    ]);
  });

  it('tell whoever loses it', () => {
    const taken: Told = {
      type: 'TeamRoleRevoked',
      data: { leagueId: 'l1', teamId: 't1', accountId: 'cal', role: 'captain' },
    };
    const news = request({ about: 'role_taken', accountId: 'cal', teamId: 't1' });
    expect(after(taken)).toMatchObject([{ at: AT, command: { id: draftIdOf('l1'), request: news } }]);
  });

  it.each<readonly [string, Told]>([
    ['lobby_open', { type: 'DraftLobbyOpened', data: { draftId, players: [], freeCaptains: [] } }],
    ['started', { type: 'DraftStarted', data: { draftId, startedAt: AT } }],
    [
      'step_missed',
      { type: 'DraftStepMissed', data: { draftId, step: 'start', missing: ['pool_too_small'] } },
    ],
    ['auto_mode', { type: 'AutoModeEnabled', data: { draftId, teamId: 't1', cause: 'two_expiries' } }],
    ['cancelled', { type: 'DraftCancelled', data: { draftId, ...said } }],
    ['published', { type: 'DraftPublished', data: { draftId, leagueId: 'l1', rosters: [] } }],
  ])('tell at once: %s', (about, fact) => {
    expect(after(fact)).toMatchObject([{ kind: 'schedule', at: AT, command: { request: { about } } }]);
  });

  it('leave a captain alone who lets the clock pick', () => {
    expect(after({ type: 'AutoModeEnabled', data: { draftId, teamId: 't1', cause: 'captain' } })).toEqual([]);
  });
});
