import { CONFIG, type Config } from '@fieldhouse/platform';
import { randomUUID } from 'node:crypto';
import { decidedAt } from '../money-facts';
import type { Cast, Role } from '../roles';
import { nothing, reason, type Samples } from '../sample';

const day = '2026-01-05';
/** A case that waits, for whoever may see to it. */
const caseFor = async ({ app }: Cast, role: Role) => {
  const caseId = randomUUID();
  if (role === 'site_admin')
    await decidedAt(app, `reconciliation-${day}`, `${day}T09:00:00.000Z`, [
      {
        type: 'CaseOpened',
        data: {
          ...{ day, caseId, kind: 'missing_here', about: 'payment', currency: 'USD', providerMinor: 500 },
          ...{ ledgerMinor: null, movementId: 'txn_1', entryId: null, invoiceId: null, paymentId: null },
          ...{ payerId: null, openedAt: `${day}T09:00:00.000Z` },
        },
      },
    ]);
  return { day, caseId };
};

/** A payout that the practice provider has made of a payment, for whoever may know what is in it. */
const payoutFor = async ({ app }: Cast, role: Role) => {
  const { STRIPE_SECRET_KEY: key, CARD_PROVIDER_URL: url } = app.nest.get<Config>(CONFIG);
  if (role !== 'site_admin' || url === '') return { payoutId: 'po_none' };
  const says = async (path: string, params: Readonly<Record<string, string>>) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(params),
    });
    return (await answer.json()) as { readonly id: string };
  };
  await says('/v1/payment_intents', {
    ...{ amount: '5000', currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true' },
    'allowed_payment_method_types[0]': 'card',
  });
  await says('/_sandbox/settle', {});
  return { payoutId: (await says('/_sandbox/payouts', { currency: 'usd' })).id };
};

const ofTeam = ({ team }: Cast) => ({ params: { payeeKind: 'team', payeeId: team.teamId } });

/** The books. */
export const samples: Samples = {
  'GET /api/finance/trial-balance': nothing,
  'GET /api/finance/entries': nothing,
  'GET /api/finance/ageing': nothing,
  'GET /api/finance/collection': nothing,
  'GET /api/finance/journal.csv': nothing,
  'GET /api/finance/ledger.csv': nothing,
  'GET /api/finance/cases': nothing,
  'GET /api/finance/reconciliations': nothing,
  'GET /api/finance/periods': nothing,
  'GET /api/finance/payouts/{payoutId}/statement': async (cast, role) => ({
    params: await payoutFor(cast, role),
  }),
  'POST /api/finance/reconciliations/{day}/run': () => ({ params: { day } }),
  'PUT /api/finance/reconciliations/{day}/cases/{caseId}/owner': async (cast, role) => ({
    params: await caseFor(cast, role),
    body: { ownerId: cast.people.site_admin.accountId },
  }),
  'POST /api/finance/reconciliations/{day}/cases/{caseId}/notes': async (cast, role) => ({
    params: await caseFor(cast, role),
    body: { note: 'Asked the provider' },
  }),
  'POST /api/finance/reconciliations/{day}/cases/{caseId}/resolution': async (cast, role) => ({
    params: await caseFor(cast, role),
    body: { resolution: 'expected', reason },
  }),
  // It is open still: whoever may open it again changes nothing.
  'POST /api/finance/reconciliations/{day}/cases/{caseId}/reopening': async (cast, role) => ({
    params: await caseFor(cast, role),
    body: { reason },
  }),
  'POST /api/finance/periods/{period}/close': () => ({
    params: { period: '2025-12' },
    body: { reason: null },
  }),
  'GET /api/finance/{payeeKind}/{payeeId}/trial-balance': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/entries': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/ageing': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/collection': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/journal.csv': ofTeam,
  'GET /api/finance/{payeeKind}/{payeeId}/ledger.csv': ofTeam,
};
