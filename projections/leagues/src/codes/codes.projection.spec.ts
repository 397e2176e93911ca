import type { RecordedEvent } from '@fieldhouse/kernel';
import { codesProjection } from './codes.projection';
import type { CodeDocument } from './codes.read-model';

type Event = Parameters<typeof codesProjection.project>[1];
const fold = (...events: readonly object[]): CodeDocument | null =>
  events.reduce<CodeDocument | null>(
    (document, event) => codesProjection.project(document, event as RecordedEvent<Event> & Event, 'c1'),
    null,
  );
const about = { leagueId: 'l1', codeId: 'c1' };
const made = {
  type: 'CodeMade',
  data: {
    ...{ ...about, code: 'SUMMER10', discount: { kind: 'percent', percent: 10 }, kinds: ['team'] },
    ...{ limit: 2, oncePerPerson: true, validUntil: null, currency: 'USD', note: 'For the flyer' },
    ...{ madeBy: 'tia', madeAt: '2026-03-01T12:00:00.000Z' },
  },
};
const redeemed = (registrationId: string, redeemedAt: string) => ({
  type: 'CodeRedeemed',
  data: { ...about, registrationId, accountId: 'ann', code: 'SUMMER10', amountMinor: 1_200, redeemedAt },
});

describe('a discount code in the list', () => {
  it('has the uses that count, until it is ended', () => {
    const back = { type: 'CodeGivenBack', data: { ...about, registrationId: 'r1', givenBackAt: 'later' } };
    const uses = [redeemed('r1', '2026-03-02T12:00:00.000Z'), redeemed('r2', '2026-03-03T12:00:00.000Z')];
    expect(fold(made, ...uses, back)).toMatchObject({
      ...{ _id: 'c1', leagueId: 'l1', code: 'SUMMER10', ended: false, note: 'For the flyer' },
      uses: [{ registrationId: 'r2', at: '2026-03-03T12:00:00.000Z' }],
    });
    expect(fold(made, { type: 'CodeEnded', data: { ...about, endedAt: 'later' } })).toMatchObject({
      ended: true,
    });
  });

  it('loses its note with whoever wrote it', () => {
    const erased = { type: 'AccountErased', data: { accountId: 'tia' } };
    expect(codesProjection.whose?.(erased as RecordedEvent<Event> & Event)).toEqual({ madeBy: 'tia' });
    expect(fold(made, erased)).toMatchObject({ note: '', code: 'SUMMER10' });
  });

  it('is of no other event', () => {
    const other = { type: 'RegistrationPaid', data: { leagueId: 'l1', registrationId: 'r1' } };
    expect(codesProjection.idsOf(other as RecordedEvent<Event> & Event)).toEqual([]);
    expect(codesProjection.idsOf(made as unknown as RecordedEvent<Event> & Event)).toEqual(['c1']);
  });
});
