import {
  connect,
  idOf,
  itInPractice,
  NEEDS_CLOCK,
  NEEDS_CONTROL,
  pay,
  refusalOf,
  type ProviderUnderTest,
} from './provider-under-test';

describe('a dispute', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const opened = async (amount = 10_000) => {
    const intent = await pay(under.stripe, amount);
    const charge = idOf(intent.latest_charge);
    const { id } = await under
      .practice()
      .control(`charges/${charge}/dispute`, { reason: 'product_not_received' });
    return { id, charge, intent: intent.id };
  };

  const movementsOf = async (id: string) =>
    (await under.stripe.balanceTransactions.list({ source: id })).data.map(({ amount, fee, net }) => ({
      amount,
      fee,
      net,
    }));

  const eventsOf = async (id: string) => {
    const { data } = await under.stripe.events.list({ limit: 100 });
    return data
      .filter((event) => (event.data.object as { id: string }).id === id)
      .map(({ type }): string => type)
      .sort();
  };

  itInPractice(
    NEEDS_CONTROL,
    'disputes.retrieve, charges.retrieve: takes the amount back, with a fee',
    async () => {
      const { id, charge, intent } = await opened();
      expect(await under.stripe.disputes.retrieve(id)).toMatchObject({
        charge,
        payment_intent: intent,
        amount: 10_000,
        status: 'needs_response',
        reason: 'product_not_received',
      });
      expect(await under.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
      expect(await movementsOf(id)).toEqual([{ amount: -10_000, fee: 1_500, net: -11_500 }]);
      expect(await eventsOf(id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    },
  );

  itInPractice(
    NEEDS_CONTROL,
    'events.list: gives the amount back when it is won, and keeps the fee',
    async () => {
      const { id } = await opened();
      await under.practice().control(`disputes/${id}/win`);
      expect(await under.stripe.disputes.retrieve(id)).toMatchObject({ status: 'won' });
      expect(await movementsOf(id)).toEqual([
        { amount: 10_000, fee: 0, net: 10_000 },
        { amount: -10_000, fee: 1_500, net: -11_500 },
      ]);
      expect(await eventsOf(id)).toEqual([
        'charge.dispute.closed',
        'charge.dispute.created',
        'charge.dispute.funds_reinstated',
        'charge.dispute.funds_withdrawn',
      ]);
    },
  );

  itInPractice(
    NEEDS_CONTROL,
    'disputes.list: gives nothing back when it is lost, and is decided once',
    async () => {
      const { id, charge } = await opened();
      await under.practice().control(`disputes/${id}/lose`);
      expect((await under.stripe.disputes.list({ charge })).data).toMatchObject([{ id, status: 'lost' }]);
      expect(await movementsOf(id)).toHaveLength(1);
      await expect(under.practice().control(`disputes/${id}/win`)).rejects.toThrow('already closed');
    },
  );

  itInPractice(NEEDS_CONTROL, 'disputes.update: is answered with evidence, which decides it', async () => {
    const { id } = await opened();
    const draft = await under.stripe.disputes.update(id, {
      evidence: { customer_name: 'Ann' },
      submit: false,
    });
    expect(draft).toMatchObject({ status: 'needs_response', evidence: { customer_name: 'Ann' } });
    const won = await under.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(won).toMatchObject({ status: 'won', evidence: { customer_name: 'Ann' } });
    const other = await opened();
    expect(
      await under.stripe.disputes.update(other.id, { evidence: { uncategorized_text: 'losing_evidence' } }),
    ).toMatchObject({ status: 'lost' });
  });

  itInPractice(NEEDS_CONTROL, 'disputes.close: is given up', async () => {
    const { id } = await opened();
    expect(await under.stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
  });

  itInPractice(NEEDS_CONTROL, 'refunds.create: leaves nothing to refund', async () => {
    const { charge } = await opened();
    expect(await refusalOf(under.stripe.refunds.create({ charge }))).toMatchObject({
      statusCode: 400,
      code: 'charge_disputed',
    });
  });

  itInPractice(NEEDS_CLOCK, 'disputes.list: comes by itself of a card that is known for it', async () => {
    const intent = await pay(under.stripe, 10_000, { payment_method: 'pm_card_createDispute' });
    const disputes = () => under.stripe.disputes.list({ payment_intent: intent.id });
    expect((await disputes()).data).toEqual([]);
    under.practice().pass(61_000);
    expect((await disputes()).data).toMatchObject([{ amount: 10_000, reason: 'fraudulent' }]);
  });
});
