import {
  connect,
  DAY_MS,
  idOf,
  itInPractice,
  NEEDS_CLOCK,
  NEEDS_CONTROL,
  NEEDS_EMPTY,
  pay,
  refusalOf,
  type ProviderUnderTest,
} from './provider-under-test';

describe('the money', () => {
  let under: ProviderUnderTest;
  beforeEach(async () => void (under = await connect()));
  afterEach(() => under.stop());

  const balance = async (currency = 'usd') => {
    const { available, pending } = await under.stripe.balance.retrieve();
    const of = (amounts: typeof pending) => amounts.find((one) => one.currency === currency)?.amount ?? 0;
    return { available: of(available), pending: of(pending) };
  };

  const settle = () => under.practice().control('settle');

  /** As many pages as it takes. */
  const sumOfMovements = async (currency: string): Promise<number> => {
    let sum = 0;
    for await (const { net } of under.stripe.balanceTransactions.list({ currency, limit: 3 })) sum += net;
    return sum;
  };

  it.each([
    [50, 31],
    [1_000, 59],
    [12_300, 387],
    [9_999, 320],
  ])('balanceTransactions.retrieve: keeps 2.9 %% and 30 ¢ of %d, which is %d', async (amount, fee) => {
    const intent = await pay(under.stripe, amount);
    const charge = await under.stripe.charges.retrieve(idOf(intent.latest_charge), {
      expand: ['balance_transaction'],
    });
    expect(charge.balance_transaction).toMatchObject({
      type: 'charge',
      amount,
      fee,
      net: amount - fee,
      fee_details: [{ type: 'stripe_fee', amount: fee }],
      status: 'pending',
    });
  });

  itInPractice(NEEDS_CLOCK, 'balance.retrieve: can be used two days after it was taken', async () => {
    await pay(under.stripe, 10_000);
    expect(await balance()).toEqual({ available: 0, pending: 9_680 });
    under.practice().pass(2 * DAY_MS - 60_000);
    expect(await balance()).toEqual({ available: 0, pending: 9_680 });
    under.practice().pass(61_000);
    expect(await balance()).toEqual({ available: 9_680, pending: 0 });
  });

  itInPractice(
    NEEDS_EMPTY,
    'balanceTransactions.list: is the sum of its movements, by currency',
    async () => {
      const intents = await Promise.all(
        [1_000, 2_000, 3_000, 4_000].map((amount) => pay(under.stripe, amount)),
      );
      await pay(under.stripe, 5_000, { currency: 'jpy' });
      await under.stripe.refunds.create({ payment_intent: intents[0]?.id, amount: 400 });
      await under.practice().control(`charges/${idOf(intents[1]?.latest_charge)}/dispute`);
      await settle();
      await under.stripe.payouts.create({ amount: 1_000, currency: 'usd' });
      for (const currency of ['usd', 'jpy']) {
        const { available, pending } = await balance(currency);
        expect(await sumOfMovements(currency)).toBe(available + pending);
      }
      expect(await balance('jpy')).toEqual({ available: 4_825, pending: 0 });
    },
  );

  itInPractice(NEEDS_EMPTY, 'payouts.create: is paid out no further than it can be used', async () => {
    await pay(under.stripe, 10_000);
    const payout = (amount: number) => under.stripe.payouts.create({ amount, currency: 'usd' });
    expect(await refusalOf(payout(1))).toMatchObject({ statusCode: 400, code: 'balance_insufficient' });
    await settle();
    expect(await payout(9_000)).toMatchObject({ status: 'pending', amount: 9_000, automatic: false });
    expect(await refusalOf(payout(681))).toMatchObject({ code: 'balance_insufficient' });
    expect(await balance()).toEqual({ available: 680, pending: 0 });
  });

  itInPractice(NEEDS_CLOCK, 'payouts.retrieve, payouts.list: arrives at the bank a day later', async () => {
    await pay(under.stripe, 10_000);
    await settle();
    const { id } = await under.stripe.payouts.create({ amount: 9_000, currency: 'usd' });
    under.practice().pass(DAY_MS);
    expect(await under.stripe.payouts.retrieve(id)).toMatchObject({ status: 'paid' });
    expect((await under.stripe.payouts.list({ status: 'paid' })).data).toMatchObject([{ id }]);
    expect((await under.stripe.events.list({ type: 'payout.paid' })).data).toHaveLength(1);
  });

  itInPractice(NEEDS_CONTROL, 'payouts.retrieve: arrives once', async () => {
    await pay(under.stripe, 10_000);
    await settle();
    const { id } = await under.stripe.payouts.create({ amount: 9_000, currency: 'usd' });
    await under.practice().control(`payouts/${id}/pay`);
    expect(await under.stripe.payouts.retrieve(id)).toMatchObject({ status: 'paid' });
    await expect(under.practice().control(`payouts/${id}/fail`)).rejects.toThrow('it is not pending');
  });

  itInPractice(NEEDS_CONTROL, 'payouts.retrieve: comes back when the bank does not take it', async () => {
    await pay(under.stripe, 10_000);
    await settle();
    const { id } = await under.stripe.payouts.create({ amount: 9_000, currency: 'usd' });
    await under.practice().control(`payouts/${id}/fail`);
    expect(await under.stripe.payouts.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
    });
    expect(await balance()).toEqual({ available: 9_680, pending: 0 });
    expect((await under.stripe.events.list({ type: 'payout.failed' })).data).toHaveLength(1);
  });

  itInPractice(NEEDS_CONTROL, 'balanceTransactions.list: tells what is in an automatic payout', async () => {
    const first = await pay(under.stripe, 10_000);
    await under.stripe.refunds.create({ payment_intent: first.id, amount: 1_000 });
    await settle();
    await pay(under.stripe, 5_000);
    const { id } = await under.practice().control('payouts', { currency: 'usd' });
    expect(await under.stripe.payouts.retrieve(id)).toMatchObject({ amount: 8_680, automatic: true });
    const { data } = await under.stripe.balanceTransactions.list({ payout: id });
    expect(data.map(({ type, net }) => ({ type, net }))).toEqual([
      { type: 'payout', net: -8_680 },
      { type: 'refund', net: -1_000 },
      { type: 'charge', net: 9_680 },
    ]);
    const manual = await refusalOf(under.practice().client().balanceTransactions.list({ payout: 'po_none' }));
    expect(manual).toMatchObject({ code: 'resource_missing' });
  });
});
