import type { InvoicesView, InvoiceView } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import type { TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { backOnTeam, type Cast } from '../roles';
import { reason, type Make, type ProperRequest, type Samples } from '../sample';

const USD = { currency: 'USD' };
const today = (): string => new Date().toISOString().slice(0, 10);
const later = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const fee = (accountId: string, dueOn = today()): object => ({
  ...{ title: `Dues ${randomUUID()}`, ...USD, dueOn, bearer: 'organizer' },
  members: [{ accountId, amountMinor: 4_500 }],
});

/** Somebody who collects for a team asks somebody of it for a fee. @returns the invoice */
export const owedToTeam = async (
  { app }: Cast,
  teamId: string,
  collector: TestPerson,
  payer: TestPerson = collector,
  dueOn?: string,
): Promise<string> => {
  const asked = fee(payer.accountId, dueOn) as { readonly title: string };
  await app.command('POST', `/teams/${teamId}/fees`, { token: collector.token, body: asked });
  let invoiceId = '';
  await until('the invoice is there', async () => {
    const { body } = await app.send<InvoicesView>('GET', '/invoices', payer);
    invoiceId = body.invoices.find(({ title }) => title === asked.title)?.invoiceId ?? '';
    return invoiceId !== '';
  });
  return invoiceId;
};

/** What the player, who is of the team again if they have left, owes it. */
const invoiceOf = async (cast: Cast, dueOn?: string): Promise<string> => {
  const { team, people } = cast;
  await backOnTeam(cast, team.link);
  return owedToTeam(cast, team.teamId, people.captain, people.player, dueOn);
};

/** The same for everybody who tries: whoever may not do it comes first, and changes nothing. */
const once = <Value>(make: (cast: Cast) => Promise<Value>): ((cast: Cast) => Promise<Value>) => {
  const made = new WeakMap<Cast, Promise<Value>>();
  return (cast) => {
    const value = made.get(cast) ?? make(cast);
    made.set(cast, value);
    return value;
  };
};
const viewOf = async ({ app }: Cast, person: TestPerson, invoiceId: string): Promise<InvoiceView> =>
  (await app.send<InvoiceView>('GET', `/invoices/${invoiceId}`, person)).body;

/** About an invoice of the player's, to the team. */
const onInvoice = (content?: unknown): Make =>
  once(async (cast) => ({
    params: { invoiceId: await invoiceOf(cast) },
    ...(content === undefined ? {} : { body: content }),
  }));

/** Of which something has been paid in cash. */
const onPaid = (content: (cast: Cast) => unknown): ((cast: Cast) => Promise<ProperRequest>) =>
  once(async (cast) => {
    const invoiceId = await invoiceOf(cast);
    const { captain } = cast.people;
    const taken = {
      ...USD,
      amountMinor: 4_500,
      way: 'cash',
      receivedOn: today(),
      paidBy: null,
      proof: 'Receipt 17',
    };
    await cast.app.command('POST', `/invoices/${invoiceId}/payments`, { token: captain.token, body: taken });
    let paymentId = '';
    await until('the payment is there', async () => {
      paymentId = (await viewOf(cast, captain, invoiceId)).payments[0]?.paymentId ?? '';
      return paymentId !== '';
    });
    return { params: { invoiceId, paymentId }, body: content(cast) };
  });

/** Of which a refund waits that the other of the team has asked for: whoever asked does not approve it. */
const onRefund = (content?: unknown): Make =>
  once(async (cast) => {
    const { app, people, team } = cast;
    const body = { approvalAboveMinor: 0, board: false, forfeitDays: null };
    await app.command('PUT', `/finance/team/${team.teamId}/terms`, { token: people.captain.token, body });
    const paid = await onPaid(() => ({}))(cast);
    const { invoiceId = '', paymentId = '' } = paid.params ?? {};
    // The captain alone collects here, so that theirs is the only refund that there can be.
    await app.command('POST', `/invoices/${invoiceId}/payments/${paymentId}/refunds`, {
      token: people.captain.token,
      body: { choice: { kind: 'whole' }, reason },
    });
    let refundId = '';
    await until('the refund is there', async () => {
      refundId = (await viewOf(cast, people.captain, invoiceId)).refunds[0]?.refundId ?? '';
      return refundId !== '';
    });
    return { params: { invoiceId, refundId }, ...(content === undefined ? {} : { body: content }) };
  });

/** About an invoice of the player's that the captain has given up. */
const onWrittenOff: Make = once(async (cast) => {
  const invoiceId = await invoiceOf(cast);
  const { token } = cast.people.captain;
  await cast.app.command('POST', `/invoices/${invoiceId}/write-off`, { token, body: { reason } });
  return { params: { invoiceId }, body: { reason } };
});

const onLink: Make = once(async (cast) => {
  const invoiceId = await invoiceOf(cast);
  const { player } = cast.people;
  await cast.app.command('POST', `/invoices/${invoiceId}/links`, {
    token: player.token,
    body: { amountMinor: null, days: 7 },
  });
  let found: { linkId: string; path: string } | undefined;
  await until('the link is there', async () => {
    [found] = (await viewOf(cast, player, invoiceId)).links;
    return found !== undefined;
  });
  const token = found?.path.split('/').at(-1) ?? '';
  return { params: { invoiceId, linkId: found?.linkId ?? '', token } };
});

const onFee = (content?: unknown): Make =>
  once(async (cast) => {
    const { app, team, people } = cast;
    const { streamId, revision } = await app.command('POST', `/teams/${team.teamId}/fees`, {
      token: people.captain.token,
      body: fee(people.captain.accountId),
    });
    const [raised] = await app.storedEventsOf(streamId, revision);
    const params = { teamId: team.teamId, feeId: String(raised?.data['feeId']) };
    return { params, ...(content === undefined ? {} : { body: content }) };
  });
/** Credit that the player has with the team, whoever uses it or takes it back first. */
const granted = async (cast: Cast): Promise<string> => {
  const { app, team, people } = cast;
  const path = `/finance/team/${team.teamId}/credits/${people.player.accountId}`;
  const { streamId, revision } = await app.command('POST', path, {
    token: people.captain.token,
    body: { ...USD, amountMinor: 4_500, reason, lastOn: null },
  });
  const [fact] = await app.storedEventsOf(streamId, revision);
  return String(fact?.data['grantId']);
};

const ofTeam =
  (more: ProperRequest = {}): Make =>
  ({ team: { teamId } }) => ({
    ...more,
    params: { teamId, payeeKind: 'team', payeeId: teamId },
  });

/** Of an invoice of the player's for which no card is kept any more: whoever may take one back changes nothing. */
const onCard: Make = once(async (cast) => ({
  params: { invoiceId: await invoiceOf(cast), cardId: randomUUID() },
}));

const agreed = { consent: { purpose: 'instalments', version: 2 } };
/** Of an invoice of the player's that is due later, for which they leave a card. */
const onLater: Make = once(async (cast) => ({
  params: { invoiceId: await invoiceOf(cast, later()) },
  body: agreed,
}));

/** What is owed, and what is paid. */
export const samples: Samples = {
  'GET /api/invoices': () => ({}),
  'GET /api/receipts': () => ({}),
  'GET /api/teams/{teamId}/dues': ofTeam(),
  'GET /api/finance/{payeeKind}/{payeeId}/invoices': ofTeam(),
  'GET /api/credits': () => ({}),
  'GET /api/finance/{payeeKind}/{payeeId}/credits': ofTeam(),
  'POST /api/finance/{payeeKind}/{payeeId}/credits/{accountId}': ({ team: { teamId }, people }) => ({
    params: { payeeKind: 'team', payeeId: teamId, accountId: people.captain.accountId },
    body: { ...USD, amountMinor: 500, reason, lastOn: null },
  }),
  'POST /api/finance/{payeeKind}/{payeeId}/credits/{accountId}/{grantId}/taking-back': once(async (cast) => ({
    params: {
      ...{ payeeKind: 'team', payeeId: cast.team.teamId, accountId: cast.people.player.accountId },
      grantId: await granted(cast),
    },
    body: { reason },
  })),
  'POST /api/invoices/{invoiceId}/credit': once(async (cast) => {
    const params = { invoiceId: await invoiceOf(cast) };
    await granted(cast);
    return { params, body: { ...USD, amountMinor: 4_500 } };
  }),
  'PUT /api/finance/{payeeKind}/{payeeId}/terms': ofTeam({
    body: { approvalAboveMinor: null, board: false, forfeitDays: null },
  }),
  'POST /api/teams/{teamId}/fees': (cast) => ({
    params: { teamId: cast.team.teamId },
    body: fee(cast.people.captain.accountId),
  }),
  'POST /api/teams/{teamId}/fees/{feeId}/members': once(async (cast) => {
    const members = [{ accountId: cast.people.captain.accountId, amountMinor: 4_500 }];
    return onFee({ members })(cast, 'captain');
  }),
  'DELETE /api/teams/{teamId}/fees/{feeId}': onFee(),
  'GET /api/invoices/{invoiceId}': onInvoice(),
  'POST /api/invoices/{invoiceId}/checkouts': onInvoice({ ...USD, amountMinor: 4_500 }),
  'GET /api/invoices/{invoiceId}/checkouts/{paymentId}': once(async (cast) => {
    const invoiceId = await invoiceOf(cast);
    const { player } = cast.people;
    const { streamId, revision } = await cast.app.command('POST', `/invoices/${invoiceId}/checkouts`, {
      token: player.token,
      body: { ...USD, amountMinor: 4_500 },
    });
    const [started] = await cast.app.storedEventsOf(streamId, revision);
    return { params: { invoiceId, paymentId: String(started?.data['paymentId']) } };
  }),
  'POST /api/invoices/{invoiceId}/cards': onLater,
  'GET /api/invoices/{invoiceId}/cards/{cardId}': once(async (cast) => {
    const invoiceId = await invoiceOf(cast, later());
    const { player } = cast.people;
    const { streamId, revision } = await cast.app.command('POST', `/invoices/${invoiceId}/cards`, {
      token: player.token,
      body: agreed,
    });
    const [given] = await cast.app.storedEventsOf(streamId, revision);
    return { params: { invoiceId, cardId: String(given?.data['paymentId']) } };
  }),
  'PUT /api/invoices/{invoiceId}/shares': onInvoice({ shares: [] }),
  'POST /api/invoices/{invoiceId}/payments': onInvoice({
    ...{ ...USD, amountMinor: 4_500, way: 'cash', receivedOn: today(), paidBy: null, proof: 'Receipt 17' },
  }),
  'GET /api/invoices/{invoiceId}/payments/{paymentId}/receipt.pdf': onPaid(() => undefined),
  // In cash, so that there is no dispute: whoever may have the pack is told so.
  'GET /api/invoices/{invoiceId}/payments/{paymentId}/evidence.zip': onPaid(() => undefined),
  'GET /api/finance/invoices/{invoiceId}/payments/{paymentId}/evidence.zip': onPaid(() => undefined),
  'POST /api/invoices/{invoiceId}/payments/{paymentId}/reversal': onPaid(() => ({ reason })),
  'POST /api/invoices/{invoiceId}/payments/{paymentId}/refunds': onPaid(() => ({
    ...{ choice: { kind: 'whole' }, reason },
  })),
  'POST /api/invoices/{invoiceId}/refunds/{refundId}/approval': onRefund(),
  'POST /api/invoices/{invoiceId}/refunds/{refundId}/refusal': onRefund({ reason }),
  // It waits for a yes: whoever may hand it back is told so.
  'POST /api/invoices/{invoiceId}/refunds/{refundId}/handover': onRefund(),
  // Nor is there anything to be taken back.
  'POST /api/invoices/{invoiceId}/refunds/{refundId}/reversal': onRefund({ reason }),
  'POST /api/invoices/{invoiceId}/void': onInvoice({ reason }),
  'POST /api/invoices/{invoiceId}/write-off': onInvoice({ reason }),
  'POST /api/invoices/{invoiceId}/write-off/taking-back': onWrittenOff,
  // Nothing is late yet: whoever may waive it is told so.
  'POST /api/invoices/{invoiceId}/late-fee/waiver': onInvoice({ reason }),
  'POST /api/invoices/{invoiceId}/reminders': onInvoice(),
  'POST /api/invoices/{invoiceId}/links': onInvoice({ amountMinor: null, days: 7 }),
  'DELETE /api/invoices/{invoiceId}/links/{linkId}': onLink,
  'DELETE /api/invoices/{invoiceId}/cards/{cardId}': onCard,
  'GET /api/pay/{token}': onLink,
  'POST /api/pay/{token}': onLink,
};
