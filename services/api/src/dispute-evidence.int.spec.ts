import type {
  InvoicesView,
  NotificationsView,
  PayeeInvoicesView,
  PaymentReceiptsView,
  ProblemView,
} from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import { erasePerson, turnOnSecondFactor, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { PracticeCards } from '@fieldhouse/testing/practice-cards';
import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { openLeague, openProspectus, register } from './testing/open-league';
import { startPaying, type paying } from './testing/paying';
import { SITE_ADMIN } from './testing/whole-api';

const PRICE = 5_000;
const PRICED = {
  format: 'individual' as const,
  prices: { free_agent: { early: null, regular: PRICE, late: null } },
  refunds: [{ until: '2027-01-31', percent: 50 }],
};
const WAIVER = {
  ...{ title: 'Assumption of risk', text: 'I know that softball is played with a hard ball.' },
  ...{ required: true, expiry: { kind: 'season' } },
};
/** The files of a pack by name. */
const unzipped = (zip: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const textOf = (pack: ReadonlyMap<string, Buffer>, name: string): string =>
  pack.get(name)?.toString('utf8') ?? '';
const read = <Content>(pack: ReadonlyMap<string, Buffer>, name: string): Content =>
  JSON.parse(textOf(pack, name)) as Content;

type Manifest = {
  readonly chain: { readonly stream: string; readonly revision: number; readonly head: string };
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
};
type Events = {
  readonly events: readonly {
    readonly id: string;
    readonly revision: number;
    readonly type: string;
    readonly occurredAt: string;
    readonly data: object;
    readonly head: string;
  }[];
};

describe('evidence of a disputed payment', () => {
  let stop: () => Promise<void>;
  let cards: PracticeCards;
  let app: TestApp;
  let does: ReturnType<typeof paying>;
  let boss: TestPerson;
  let owner: TestPerson;
  let ann: TestPerson;
  let eve: TestPerson;
  let path: string;
  let invoiceId: string;
  let leagueId: string;
  let intent: string;

  const get = (person: Pick<TestPerson, 'token'>, of = path): Promise<Response> =>
    fetch(`${app.url}/api${of}`, { headers: { authorization: `Bearer ${person.token}` } });
  const bytesOf = async (answer: Response): Promise<Buffer> => {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const refusal = async (person: TestPerson, of = path) => {
    const answer = await get(person, of);
    return [answer.status, ((await answer.json()) as ProblemView).code];
  };

  // Somebody signs, registers, pays by card, and says to their bank that it was not them.
  beforeAll(async () => {
    ({ app, cards, does, stop } = await startPaying());
    [boss, owner, ann, eve] = await Promise.all([
      ...[app.signUp(SITE_ADMIN), app.signUp('owner'), app.signUp('ann'), app.signUp('eve')],
    ] as const);
    await turnOnSecondFactor(app, boss);
    leagueId = await openLeague(app, owner, PRICED);
    await app.command('POST', `/leagues/${leagueId}/waivers`, { token: owner.token, body: WAIVER });
    const issued = (await app.storedEventsOf(`prospectus-${leagueId}`)).find(
      ({ type }) => type === 'WaiverIssued',
    );
    const { waiverId, version, textHash } = issued?.data ?? {};
    await app.command('POST', `/leagues/${leagueId}/registration/waivers/${String(waiverId)}`, {
      token: ann.token,
      body: { version, textHash, accepted: true, name: 'Ann Signing', adult: true },
    });
    const registrationId = await register(app, leagueId, ann, {}, PRICE);
    const { token } = owner;
    const later = { ...PRICED, refunds: [] };
    await app.command('PUT', `/leagues/${leagueId}/prospectus`, { token, body: openProspectus(later) });
    ({ invoiceId } = await does.owedBy(ann, ({ about }) => about === `registration.${registrationId}`));
    const paymentId = await does.pay(ann, invoiceId, PRICE);
    path = `/invoices/${invoiceId}/payments/${paymentId}/evidence.zip`;
    await until('the card payment is in the log', async () => {
      const events = await app.storedEventsOf(`invoice-${invoiceId}`);
      intent = String(events.find(({ type }) => type === 'CardPaid')?.data['intentId'] ?? '');
      return intent !== '';
    });
  });
  afterAll(() => stop());

  it('is there once a bank has taken it back, for who looks after the money and for nobody else', async () => {
    expect(await refusal(owner)).toEqual([409, 'not_disputed']);
    const { latest_charge: charge } = await cards.lookUp<{ latest_charge: string }>(
      `payment_intents/${intent}`,
    );
    await cards.control(`charges/${charge}/dispute`, { reason: 'fraudulent' });
    await until('it is disputed', async () => (await get(owner)).status === 200);
    expect(await refusal(ann)).toEqual([403, 'not_treasurer']);
    expect(await refusal(eve)).toEqual([404, 'not_found']);
    expect(await refusal(owner, path.replace(/payments\/[^/]+/, 'payments/another'))).toEqual([
      404,
      'not_found',
    ]);
    expect(await refusal(boss)).toEqual([404, 'not_found']);
    expect((await get(owner, `/finance${path}`)).status).toBe(403);
    expect(await refusal(boss, `/finance${path.replace(invoiceId, 'another')}`)).toEqual([404, 'not_found']);
  });

  it('is told to who looks after the money with until when to answer, and nobody is asked to pay meanwhile', async () => {
    const disputesOf = async ({ token }: TestPerson) =>
      (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications.flatMap(
        ({ payment }) => (payment?.news === 'disputed' ? [payment] : []),
      );
    await until('the owner is told', async () => (await disputesOf(owner)).length === 1);
    const [told] = await disputesOf(owner);
    const { body } = await app.send<PayeeInvoicesView>('GET', `/finance/league/${leagueId}/invoices`, owner);
    const [card] = body.invoices.filter((one) => one.invoiceId === invoiceId);
    expect(card?.disputed).toEqual({ openMinor: PRICE, evidenceBy: told?.evidenceBy });
    expect(Date.parse(told?.evidenceBy ?? '')).toBeGreaterThan(Date.now());
    const { body: mine } = await app.send<InvoicesView>('GET', '/invoices', ann);
    expect(mine.invoices.find((one) => one.invoiceId === invoiceId)).toMatchObject({ dueMinor: 0 });
    const { body: paid } = await app.send<PaymentReceiptsView>('GET', '/receipts', ann);
    expect(paid.receipts).toMatchObject([{ invoiceId, state: 'disputed' }]);
    expect(await disputesOf(ann)).toEqual([]);
    const remind = await app.send<ProblemView>('POST', `/invoices/${invoiceId}/reminders`, {
      ...{ token: owner.token, body: {} },
    });
    expect([remind.status, remind.body.code]).toEqual([409, 'payment_disputed']);
  });

  it('has what happened with its hashes, and each file as the manifest says', async () => {
    const pack = unzipped(await bytesOf(await get(owner)));
    const { files, chain } = read<Manifest>(pack, 'manifest.json');
    expect(files.map(({ name }) => name)).toEqual([
      ...['summary.html', 'receipt.pdf', 'dispute.json', 'invoice-events.json', 'notices.json'],
      ...['agreed-terms.json', 'waivers.json', 'registration-history.json'],
    ]);
    expect([...pack.keys()]).toEqual([...files.map(({ name }) => name), 'manifest.json']);
    for (const { name, bytes, sha256: digest } of files) {
      const file = pack.get(name) ?? Buffer.alloc(0);
      expect([file.length, sha256(file)]).toEqual([bytes, digest]);
    }
    const { events } = read<Events>(pack, 'invoice-events.json');
    let head = '';
    for (const { id, type, occurredAt, data, head: said } of events) {
      head = sha256(JSON.stringify([head, id, type, occurredAt, data]));
      expect(said).toBe(head);
    }
    expect(chain).toEqual({ stream: `invoice-${invoiceId}`, revision: events.length - 1, head });
    const stored = await app.storedEventsOf(`invoice-${invoiceId}`);
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual(
      stored.map(({ type, data }) => ({ type, data })),
    );
    expect(events.at(-1)?.type).toBe('PaymentDisputed');
    expect(pack.get('receipt.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has what was agreed then, who signed it, and what became of the registration', async () => {
    const pack = unzipped(await bytesOf(await get(owner)));
    expect(read(pack, 'dispute.json')).toMatchObject({ reason: 'fraudulent', decided: null });
    expect(read(pack, 'agreed-terms.json')).toMatchObject({
      refunds: PRICED.refunds,
      terms: { prices: PRICED.prices },
    });
    expect(read(pack, 'waivers.json')).toEqual([
      expect.objectContaining({
        ...{ version: 1, title: WAIVER.title, text: WAIVER.text, accepted: true, name: 'Ann Signing' },
        textHash: sha256(`${WAIVER.title}\n${WAIVER.text}`),
      }),
    ]);
    const history = read<readonly { readonly type: string }[]>(pack, 'registration-history.json');
    expect(history.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['RegistrationSubmitted', 'PlaceTaken', 'PaymentAsked', 'RegistrationPaid']),
    );
    const summary = textOf(pack, 'summary.html');
    expect(summary).toContain('The cardholder says that they did not allow the payment (fraudulent)');
    expect(summary).toContain('Evidence is due');
    expect(summary).toContain('ann Example');
    expect(summary).toContain('50%');
    await until('the mail about the bill is known', async () => {
      const sent = read<readonly { readonly cause: { readonly stream: string } }[]>(
        unzipped(await bytesOf(await get(owner))),
        'notices.json',
      );
      return sent.some(({ cause }) => cause.stream === `invoice-${invoiceId}`);
    });
  });

  it('is the same file each time, for whoever may have it', async () => {
    await until('nothing more is sent', async () => {
      const [first, second] = [await bytesOf(await get(owner)), await bytesOf(await get(owner))];
      return first.equals(second);
    });
    const [own, site] = [await bytesOf(await get(owner)), await bytesOf(await get(boss, `/finance${path}`))];
    expect(own.equals(site)).toBe(true);
  });

  it('names nobody who was erased', async () => {
    await erasePerson(app, ann);
    await until('they are forgotten', async () => {
      const pack = unzipped(await bytesOf(await get(owner)));
      return !textOf(pack, 'summary.html').includes('ann Example');
    });
    const pack = unzipped(await bytesOf(await get(owner)));
    const all = [...pack.entries()].filter(([name]) => name !== 'receipt.pdf').map(([, bytes]) => bytes);
    expect(Buffer.concat(all).toString('utf8')).not.toMatch(/Ann Signing|ann Example/);
    expect(read(pack, 'waivers.json')).toMatchObject([{ name: '' }]);
    expect(textOf(pack, 'summary.html')).toContain('Erased at their request');
  });
});
