import type {
  MaybeSignedResultView,
  ProblemView,
  ResultKeyView,
  SignedResultView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import { until } from '@fieldhouse/kernel/testing';
import { erasePerson, join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { createHash, webcrypto } from 'node:crypto';
import { registerPlayer, startDraftLeague, turnOf, type DraftLeague } from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { startWholeApi } from './testing/whole-api';

type Statement = {
  readonly draftId: string;
  readonly revision: number;
  readonly head: string;
  readonly cells: readonly { readonly pickNo: number; readonly playerId: string }[];
  readonly others: readonly { readonly playerId: string }[];
};
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const saidIn = ({ statement }: SignedResultView): Statement => JSON.parse(statement) as Statement;

/** By docs/signed-result-v1.md alone, with what browsers have. */
const holds = async (proof: SignedResultView): Promise<boolean> => {
  const { draftId, revision, head } = saidIn(proof);
  const link = proof.facts.reduce(
    (before, { open, closed }) => sha(`${before}${sha(`${open}\n${closed}`)}`),
    sha(`signed-result/v1|${draftId}`),
  );
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const name = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('spki', bytes(proof.publicKey), name, true, ['verify']);
  const signed = Buffer.from(proof.statement);
  const isSigned = await webcrypto.subtle.verify(name, key, bytes(proof.signature), signed);
  return isSigned && link === head && proof.facts.length === revision + 1;
};

describe('the signed result of a draft', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let league: DraftLeague;
  let commissioner: TestPerson;
  let first: SignedResultView;

  const at = (path = ''): string => `/leagues/${league.leagueId}/draft${path}`;
  const as = (person: TestPerson, body: object = {}) => ({ token: person.token, body });
  const ask = async (person: TestPerson): Promise<SignedResultView | null> => {
    const { token } = person;
    return (await app.send<MaybeSignedResultView>('GET', at('/signed-result'), { token })).body.signed;
  };
  const signedUpTo = async (least: number): Promise<SignedResultView> => {
    let found: SignedResultView | null = null;
    await until('the result is signed', async () => {
      found = await ask(league.owner);
      return found !== null && saidIn(found).revision >= least;
    });
    if (!found) throw new Error('nothing is signed');
    return found;
  };
  const stream = () => app.eventsOf<DraftEvent>(`draft-${league.draftId}`);
  const signatures = async () => (await stream()).filter(({ type }) => type === 'DraftResultSigned');

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    league = await startDraftLeague(app, 'signed', { players: 6, rounds: 2 });
    commissioner = await app.signUp('signed-commissioner');
    await join(app, league.leagueId, league.owner, commissioner, { kind: 'staff', role: 'commissioner' });
    await until('the draft knows its commissioner', async () =>
      (await stream()).some(
        (event) =>
          event.type === 'DraftTeamsChanged' && event.data.commissionerIds.includes(commissioner.accountId),
      ),
    );
    await app.command('POST', at('/pause'), as(commissioner, { reason: 'Rain over the field' }));
    await app.command('POST', at('/resume'), as(commissioner, { seconds: null }));
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it('is none before the rosters are published', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { captain, ...turn } = await turnOf(app, league);
      await app.command('POST', at('/picks'), as(captain, turn));
    }
    expect(await ask(league.owner)).toBeNull();
  });

  it('is made by the publication, with the key that anybody can fetch', async () => {
    await app.command('POST', at('/publish'), as(league.owner));
    first = await signedUpTo(0);
    expect(await holds(first)).toBe(true);
    const own = (await app.send<ResultKeyView>('GET', '/draft-result-key')).body;
    expect(own.publicKey).toBe(first.publicKey);
    expect(own.fingerprint).toBe(
      createHash('sha256').update(Buffer.from(own.publicKey, 'base64')).digest('hex'),
    );
    const picks = (await stream()).flatMap((event) => (event.type === 'PlayerPicked' ? [event.data] : []));
    expect(saidIn(first).cells).toEqual(
      picks.map(({ pickNo, round, teamId, playerId }) => ({ pickNo, round, teamId, playerId })),
    );
  });

  it('is refused by whoever checks a copy in which anything is another', async () => {
    const { facts } = first;
    const copies: readonly SignedResultView[] = [
      ...facts.flatMap((fact, n) => [
        { ...first, facts: facts.with(n, { ...fact, open: fact.open.replace('"at":"20', '"at":"21') }) },
        { ...first, facts: facts.with(n, { ...fact, closed: sha(fact.closed) }) },
        { ...first, facts: facts.toSpliced(n, 1) },
      ]),
      { ...first, facts: [...facts.slice(0, -2), ...facts.slice(-2).reverse()] },
      { ...first, statement: first.statement.replace('"round":2', '"round":1') },
      { ...first, signature: Buffer.alloc(64, 7).toString('base64') },
    ];
    expect(await Promise.all(copies.map(holds))).toEqual(copies.map(() => false));
  });

  it('is for whoever may read the history, and for others not there', async () => {
    const [stranger, other] = [await app.signUp('signed-stranger'), await app.signUp('signed-other')];
    const treasurer = await app.signUp('signed-treasurer');
    await join(app, league.leagueId, league.owner, treasurer, { kind: 'staff', role: 'treasurer' });
    const captains = league.teams.map(({ captain }) => captain);
    const statuses = async (path: string) =>
      Promise.all(
        [league.owner, commissioner, ...captains, treasurer, stranger, other].map(
          async ({ token }) => (await app.send('GET', at(path), { token })).status,
        ),
      );
    await until('the room knows the treasurer', async () => (await statuses('/room'))[4] === 200);
    expect(await statuses('/signed-result')).toEqual([200, 200, 200, 200, 200, 404, 404]);
    expect(await statuses('/signed-result')).toEqual(await statuses('/history'));
    const unknown = `/leagues/${stranger.accountId}/draft/signed-result`;
    const refused = await app.send<ProblemView>('GET', unknown, { token: league.owner.token });
    const hidden = await app.send<ProblemView>('GET', at('/signed-result'), { token: stranger.token });
    expect([refused.status, refused.body.code]).toEqual([404, hidden.body.code]);
    expect((await app.send('GET', at('/signed-result'))).status).toBe(401);
    expect((await app.send('GET', at('/signed-result?spectator=guessed'))).status).toBe(401);
  });

  it('says nothing of accounts, reasons and ratings, and no id of an event', async () => {
    const stored = await app.storedEventsOf(`draft-${league.draftId}`);
    const told = JSON.stringify(first);
    const hidden = [
      ...[league.owner, commissioner, ...league.teams.map(({ captain }) => captain)].map(
        (one) => one.accountId,
      ),
      ...stored.map(({ id }) => id),
      ...['sealed:v1', 'Rain over the field', '\\"rating\\"', '\\"tier\\"', 'passedOver', '\\"why\\"'],
    ];
    expect(told).toContain('DraftPaused');
    expect(hidden.filter((text) => told.includes(text))).toEqual([]);
  });

  it('is the code in the mail to captains', async () => {
    const code = (await signatures()).flatMap((event) =>
      event.type === 'DraftResultSigned' ? [event.data.code] : [],
    );
    expect(code).toHaveLength(1);
    for (const { captain } of league.teams) {
      let texts: readonly string[] = [];
      await until('the captain is told', async () => {
        const mails = await mailsTo(app, captain.email);
        texts = mails
          .filter(({ subject }) => subject.startsWith('Rosters published'))
          .map(({ text }) => text);
        return texts.length > 0;
      });
      expect(texts[0]).toContain(`Its code is ${code[0]}.`);
    }
  });

  it('stays as it is when whoever runs the league changes, and with them who runs the draft', async () => {
    const aide = await app.signUp('signed-aide');
    await join(app, league.leagueId, league.owner, aide, { kind: 'staff', role: 'commissioner' });
    await until(
      'the draft knows its new commissioner',
      async () => (await app.send('GET', at('/checklist'), { token: aide.token })).status === 200,
    );
    expect(await ask(aide)).toEqual(first);
    expect(await signatures()).toHaveLength(1);
  });

  it('is signed anew for a player who comes later, over the same log; both stay', async () => {
    const playerId = await registerPlayer(app, league, 'late');
    const { revision } = await app.command('POST', at('/late-players'), as(league.owner, { playerId }));
    const second = await signedUpTo(revision);
    expect(await holds(second)).toBe(true);
    expect(saidIn(second).others.map((other) => other.playerId)).toContain(playerId);
    expect(saidIn(second).cells).toEqual(saidIn(first).cells);
    expect(second.facts.slice(0, first.facts.length)).toEqual(first.facts);
    expect(second.facts.filter(({ open }) => open.includes(JSON.stringify(first.statement)))).toHaveLength(1);
    expect(await signatures()).toHaveLength(2);
  });

  it('still holds, fact by fact, once people who took part are erased', async () => {
    const before = await ask(league.owner);
    const [{ captain } = { captain: commissioner }] = league.teams;
    for (const person of [commissioner, captain]) await erasePerson(app, person);
    await until('the reason is forgotten', async () =>
      (await stream()).some(({ type }) => type === 'DraftReasonsForgotten'),
    );
    expect(
      (await stream()).some(({ data }) => 'reason' in data && data.reason === 'Rain over the field'),
    ).toBe(false);
    const after = await ask(league.owner);
    expect(after).toEqual(before);
    expect(after && (await holds(after))).toBe(true);
  });
});
