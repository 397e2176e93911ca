import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { recorded } from '@fieldhouse/kernel/testing';
import { draftId, said } from '../domain/draft.scenario';
import { newsIn } from './draft-news';

const of = (fact: DraftEvent | LeagueEvent) => recorded([fact]).map(newsIn)[0];
const role = { leagueId: 'l1', teamId: 't1', accountId: 'cal', role: 'captain' } as const;

describe('the news in a fact', () => {
  it('is of a role whose it is or was, of the draft of the league', () => {
    const news = { accountId: 'cal', teamId: 't1' };
    expect(of({ type: 'TeamRoleGranted', data: { ...role, inviteId: null } })).toEqual({
      draftId: draftIdOf('l1'),
      news: { about: 'role_given', ...news },
    });
    expect(of({ type: 'TeamRoleRevoked', data: role })).toMatchObject({
      news: { about: 'role_taken', ...news },
    });
  });

  it('is of an order that was set by hand that nothing was drawn', () => {
    const order: DraftEvent = {
      type: 'DraftOrderSetByHand',
      data: { draftId, order: ['t2', 't1'], ...said },
    };
    expect(of(order)).toEqual({ draftId, news: { about: 'order_drawn', byHand: true } });
  });

  it('is of a draft that it is canceled, and that it takes place after all', () => {
    expect(of({ type: 'DraftCancelled', data: { draftId, ...said } })?.news).toEqual({ about: 'cancelled' });
    expect(of({ type: 'DraftReopened', data: { draftId, ...said } })?.news).toEqual({ about: 'reopened' });
  });

  it('is of a pause that the product was away, and of no other one anything', () => {
    const paused = (cause: 'was_away' | 'scheduled'): DraftEvent => ({
      type: 'DraftPaused',
      data: { draftId, cause, ...said, remainingSeconds: null },
    });
    expect(of(paused('was_away'))).toEqual({ draftId, news: { about: 'was_away' } });
    expect(of(paused('scheduled'))).toBeNull();
  });

  it('is nothing where people are told nothing', () => {
    expect(
      of({ type: 'DraftCompleted', data: { draftId, completedAt: '2026-08-01T18:00:00.000Z' } }),
    ).toBeNull();
  });
});
