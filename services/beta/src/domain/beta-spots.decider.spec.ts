import type { BetaSpotsEvent } from '@fieldhouse/events/beta';
import { specification } from '@fieldhouse/kernel/testing';
import { betaSpotsAggregate } from './beta-spots.decider';

const context = { actor: { kind: 'account', accountId: 'boss' }, at: '2026-11-21T10:00:00.000Z' } as const;
const taken = (applicationId: string): BetaSpotsEvent => ({ type: 'BetaSpotTaken', data: { applicationId } });
const take = (applicationId: string) =>
  ({ ...context, type: 'TakeBetaSpot', applicationId, limit: 2 }) as const;
const release = (applicationId: string) => ({ ...context, type: 'ReleaseBetaSpot', applicationId }) as const;
const { given } = specification(betaSpotsAggregate.decider);

describe('the spots of the beta', () => {
  it('are taken up to their limit, one for each application', () => {
    given(taken('A')).when(take('B')).then(taken('B'));
    given(taken('A')).when(take('A')).then();
    given(taken('A'), taken('B')).when(take('C')).thenRefused('no_spots_left');
  });

  it('are free again once released', () => {
    const released: BetaSpotsEvent = { type: 'BetaSpotReleased', data: { applicationId: 'A' } };
    given(taken('A')).when(release('A')).then(released);
    given().when(release('A')).then();
    given(taken('A'), taken('B'), released).when(take('C')).then(taken('C'));
    given(taken('A'), taken('B'), released).when(take('B')).then();
  });
});
