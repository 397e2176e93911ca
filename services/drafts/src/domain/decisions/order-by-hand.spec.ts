import {
  boss,
  clock,
  created,
  draft,
  draftId,
  lobby,
  orderLocked,
  reason,
  said,
  team,
} from '../draft.scenario';

describe('setting the order by hand', () => {
  const byHand = (order: readonly string[], why = reason) =>
    boss({ type: 'SetDraftOrderByHand', order, reason: why });

  it('locks an order that names each team once', () =>
    draft
      .given(...created())
      .when(byHand(['t2', 't1']))
      .then({ type: 'DraftOrderSetByHand', data: { draftId, order: ['t2', 't1'], ...said } }));

  it('adds nothing when the order is that already', () =>
    draft
      .given(...orderLocked())
      .when(byHand(['t1', 't2']))
      .then());

  it('keeps the lobby open when the order is that already', () => {
    draft
      .given(...lobby())
      .when(byHand(['t1', 't2']))
      .then();
    draft
      .given(...lobby())
      .when(byHand(['t2', 't1']))
      .then({ type: 'DraftOrderSetByHand', data: { draftId, order: ['t2', 't1'], ...said } });
  });

  it.each([
    [['t1', 't1', 't9'], { missing: ['t2'], unknown: ['t9'], repeated: ['t1'] }],
    [['t1', 't1'], { missing: ['t2'], unknown: [], repeated: ['t1'] }],
    [['t1'], { missing: ['t2'], unknown: [], repeated: [] }],
  ])('refuses orders with missing, unknown or repeated teams: %s', (order, faults) => {
    draft
      .given(...created())
      .when(byHand(order))
      .thenRefused('order_invalid', faults);
  });

  it('needs a reason, two teams and a commissioner', () => {
    draft
      .given(...created())
      .when(byHand(['t1', 't2'], 'no'))
      .thenRefused('reason_required');
    draft
      .given(...created({ teams: [team('t1')] }))
      .when(byHand(['t1']))
      .thenRefused('not_ready');
    draft
      .given(...created())
      .when({ ...byHand(['t1', 't2']), actor: clock })
      .thenRefused('not_commissioner');
  });
});
