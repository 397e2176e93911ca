import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { startPracticeCards, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import { strFromU8, unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { openProspectus, savedBody } from './testing/open-league';
import { leagueBody } from './testing/draft-league';
import { paying } from './testing/paying';
import { startWholeApi } from './testing/whole-api';

const PRICE = 5_000;
const REFUNDS = [{ until: '2099-03-01', percent: 50 }];
const WAIVER = {
  title: 'Assumption of <risk>',
  text: 'I know that softball is played with a hard ball.',
  required: true,
  expiry: { kind: 'season' },
};
type Issued = { readonly waiverId: string; readonly version: number; readonly textHash: string };
type Fact = { readonly id: string; readonly type: string; readonly data: object; readonly head: string };

describe('what a bank is sent of a payment that it asks back', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let cards: PracticeCards;
  let does: ReturnType<typeof paying>;
  let owner: TestPerson;
  let ann: TestPerson;
  let eve: TestPerson;

  beforeAll(async () => {
    [stack, cards] = await Promise.all([startEmbeddedStack(), startPracticeCards()]);
    app = await startWholeApi(stack, cards.env);
    cards.sendWebhooksTo(`${app.url}/api/webhooks/card-provider`);
    does = paying(app, cards);
    [owner, ann, eve] = await Promise.all([app.signUp('owner'), app.signUp('ann'), app.signUp('eve')]);
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all([cards.stop(), stack.stop()]);
  });

  const dispute = async (payer: TestPerson, invoiceId: string, paymentId: string): Promise<void> => {
    const paid = (await app.storedEventsOf(`invoice-${invoiceId}`)).find(({ type }) => type === 'CardPaid');
    const { latest_charge: charge } = await cards.lookUp<{ latest_charge: string }>(
      `payment_intents/${String(paid?.data['intentId'])}`,
    );
    await cards.control(`charges/${charge}/dispute`, { reason: 'fraudulent' });
    await until(
      'it is disputed',
      async () => (await does.stateOf(payer, invoiceId, paymentId)) === 'disputed',
    );
  };
  const pathOf = (invoiceId: string, paymentId: string) =>
    `/invoices/${invoiceId}/payments/${paymentId}/evidence.zip`;
  const fetched = async (path: string, { token }: TestPerson) => {
    const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
  const textOf = (files: Readonly<Record<string, Uint8Array>>, name: string): string =>
    strFromU8(files[name] ?? new Uint8Array());

  /** A place in a league, paid by card, of somebody who signed its waiver; a bank asks for it back. */
  const disputedPlace = async () => {
    const { streamId } = await app.command('POST', '/leagues', { token: owner.token, body: leagueBody });
    const leagueId = streamId.slice('league-'.length);
    const league = `/leagues/${leagueId}`;
    const prospectus = openProspectus({
      ...{ format: 'individual', paidFirst: true, refunds: REFUNDS },
      prices: { free_agent: { early: null, regular: PRICE, late: null } },
      places: { players: 2, positions: [], genders: [] },
    });
    await app.command('PUT', `${league}/prospectus`, { token: owner.token, body: prospectus });
    await app.command('POST', `${league}/waivers`, { token: owner.token, body: WAIVER });
    await app.command('POST', `${league}/publication`, { token: owner.token });
    const [issued] = (await app.storedEventsOf(`prospectus-${leagueId}`)).filter(
      ({ type }) => type === 'WaiverIssued',
    );
    const { waiverId, version, textHash } = issued?.data as Issued;
    await app.command('PUT', `${league}/registration`, { token: ann.token, body: savedBody() });
    await app.command('POST', `${league}/registration/waivers/${waiverId}`, {
      token: ann.token,
      body: { version, textHash, accepted: true, name: 'Robin Hale', adult: true },
    });
    await app.command('POST', `${league}/registrations`, { token: ann.token, body: { total: PRICE } });
    const { invoiceId } = await does.owedBy(ann, ({ payee }) => payee.id === leagueId);
    const paymentId = await does.pay(ann, invoiceId, PRICE);
    await dispute(ann, invoiceId, paymentId);
    return { leagueId, invoiceId, paymentId, textHash };
  };

  it('is one file: what was agreed, paid and done, with the hash of each part, the same however often it is made', async () => {
    const { invoiceId, paymentId, textHash } = await disputedPlace();
    const path = pathOf(invoiceId, paymentId);
    const { status, bytes } = await fetched(path, owner);
    expect(status).toBe(200);
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      ...['evidence.html', 'invoice.json', 'manifest.json', 'receipt.pdf', 'registration.json'],
    ]);
    const manifest = JSON.parse(textOf(files, 'manifest.json')) as {
      readonly head: string;
      readonly files: Readonly<Record<string, string>>;
    };
    for (const [name, hash] of Object.entries(manifest.files))
      expect([name, sha256(files[name] ?? '')]).toEqual([name, hash]);
    expect(Object.keys(manifest.files)).toHaveLength(4);

    const facts = JSON.parse(textOf(files, 'invoice.json')) as readonly Fact[];
    const stored = await app.storedEventsOf(`invoice-${invoiceId}`);
    expect(facts.map(({ id, type }) => [id, type])).toEqual(stored.map(({ id, type }) => [id, type]));
    const heads = stored.reduce<string[]>((all, { id, type, metadata, data }) => {
      const link = [all.at(-1) ?? '', id, type, metadata.occurredAt, data];
      return [...all, sha256(JSON.stringify(link))];
    }, []);
    expect(facts.map(({ head }) => head)).toEqual(heads);
    expect(manifest.head).toBe(heads.at(-1));

    const place = JSON.parse(textOf(files, 'registration.json')) as readonly Fact[];
    expect(place.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ProspectusSet', 'WaiverIssued', 'WaiverSigned', 'RegistrationSubmitted']),
    );
    const page = textOf(files, 'evidence.html');
    for (const said of [
      '$50.00',
      '50 % back',
      'Robin Hale',
      textHash,
      'Assumption of &lt;risk&gt;',
      'fraudulent',
    ])
      expect(page).toContain(said);
    expect(strFromU8((files['receipt.pdf'] ?? new Uint8Array()).slice(0, 5))).toBe('%PDF-');
    expect(sha256((await fetched(path, owner)).bytes)).toBe(sha256(bytes));
  });

  it('is for whoever collects: of nobody else, and of no payment that no bank asks for', async () => {
    const teamId = await createTeam(app, owner);
    await joinTeam(app, teamId, owner, ann);
    const title = `Dues ${crypto.randomUUID()}`;
    await app.command('POST', `/teams/${teamId}/fees`, {
      token: owner.token,
      body: {
        ...{ title, currency: 'USD', dueOn: '2027-04-01', bearer: 'organizer' },
        members: [{ accountId: ann.accountId, amountMinor: 4_500 }],
      },
    });
    const { invoiceId } = await does.owedBy(ann, (one) => one.title === title);
    const paymentId = await does.pay(ann, invoiceId, 4_500);
    const path = pathOf(invoiceId, paymentId);
    expect((await fetched(path, owner)).status).toBe(404);
    await dispute(ann, invoiceId, paymentId);
    const statuses = await Promise.all([owner, ann, eve].map((one) => fetched(path, one)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect((await fetched(pathOf(invoiceId, crypto.randomUUID()), owner)).status).toBe(404);
    expect(Object.keys(unzipSync(statuses[0]?.bytes ?? new Uint8Array()))).not.toContain('registration.json');
  });
});
