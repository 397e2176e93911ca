import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { inFull, type TestApp } from '@fieldhouse/testing';
import { Worker } from 'node:worker_threads';
import { hasManyAddresses, Host, median, type Told } from './testing/stuffing';
import { startWholeApi } from './testing/whole-api';

/** Every look at a password, as the threads that take them are told. */
const looks: { readonly against: string; readonly password: string }[] = [];
const tell = Worker.prototype.postMessage;
jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, ...rest) {
  const { against, password } = Object(message) as { against?: string; password?: string };
  if (against !== undefined && password !== undefined) looks.push({ against, password });
  tell.call(this, message, ...rest);
});

const ADDRESSES = inFull ? 100 : 20;
const TRIES_EACH = inFull ? 100 : 50;
const TRIES = ADDRESSES * TRIES_EACH;
const WRONG_PASSWORDS = 10;
/** At the passwords of known addresses, and as many at those of unknown ones. */
const LOOKS = (ADDRESSES / 2) * WRONG_PASSWORDS;
const HOSTS = 250;
const AT_ONCE = 24;
const RIGHT = 'correct horse';
/** How many tries there are to one sign-in of somebody at home. */
const TRIES_PER_SIGN_IN = 250;
const HOMES = 4;
const PER_MINUTE = 60;
const HOSTS_PER_SUBNET = 5;
const PARAMETERS = '$argon2id$v=19$m=19456,t=2,p=1$';

type Try = {
  readonly known: boolean;
  readonly email: string;
  readonly password: string;
  readonly host: Host;
};

describe('thousands of tries with passwords from a list', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let manyAddresses: boolean;
  const hosts: Host[] = [];

  const hostAt = (address: string): Host => {
    const host = new Host(app.url, manyAddresses ? address : '127.0.0.1');
    hosts.push(host);
    return host;
  };

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    manyAddresses = await hasManyAddresses();
    // From one address only, the networks' allowances would end the attack before it has begun.
    const perMinute = manyAddresses ? PER_MINUTE : 2 * TRIES;
    app = await startWholeApi(stack, { AUTH_ATTEMPTS_PER_MINUTE: String(perMinute) });
  });
  afterAll(async () => {
    for (const host of hosts) host.close();
    await app.stop();
    await stack.stop();
  });

  it('get ten looks at each address, lock nobody out at home, and do not tell who has an account', async () => {
    const net = Array.from({ length: HOSTS }, (_, n) => hostAt(`127.1.${n}.7`));
    const addressOf = (n: number): string => `person${n}@example.org`;
    const isKnown = (n: number): boolean => n % 2 === 0;
    const homes: { readonly host: Host; readonly email: string; readonly cookie: string }[] = [];
    for (let n = 0; n < ADDRESSES; n += 1) {
      if (!isKnown(n)) continue;
      const host = hostAt(`127.2.${n}.7`);
      const { status, setCookie } = await host.signUp(addressOf(n), RIGHT);
      expect(status).toBe(200);
      homes.push({ host, email: addressOf(n), cookie: setCookie.map((one) => one.split(';')[0]).join('; ') });
    }
    const tries = Array.from({ length: TRIES }, (_, n): Try => {
      const [round, who] = [Math.floor(n / ADDRESSES), n % ADDRESSES];
      const known = isKnown(who);
      // At last the right one: it comes too late.
      const password = round === TRIES_EACH - 1 ? RIGHT : `${known ? 'known' : 'unknown'}, try ${round}`;
      return { known, email: addressOf(who), password, host: net[n % HOSTS] ?? hostAt('127.0.0.1') };
    });

    looks.length = 0;
    const told = new Map<Try, Told>();
    const atHome: number[] = [];
    const queue = tries.values();
    const goOn = async (): Promise<void> => {
      for (const one of queue) {
        told.set(one, await one.host.signIn(one.email, one.password));
        if (told.size % TRIES_PER_SIGN_IN !== 0) continue;
        const home = homes[(told.size / TRIES_PER_SIGN_IN) % HOMES];
        if (home) atHome.push((await home.host.signIn(home.email, RIGHT, home.cookie)).status);
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, goOn));
    const seconds = Math.round((performance.now() - started) / 1_000);

    const perAddress = new Map<string, Record<string, number>>();
    for (const [{ email }, { status, code }] of told) {
      const counts = perAddress.get(email) ?? {};
      counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1;
      perAddress.set(email, counts);
    }
    const allowed = {
      '401 invalid_credentials': WRONG_PASSWORDS,
      '429 too_many_requests': TRIES_EACH - WRONG_PASSWORDS,
    };
    expect([...perAddress.values()]).toEqual(Array.from({ length: ADDRESSES }, () => allowed));
    expect(atHome).toEqual(Array.from({ length: TRIES / TRIES_PER_SIGN_IN }, () => 200));

    const answersTo = (known: boolean): readonly Told[] =>
      [...told].flatMap(([one, answer]) => (one.known === known ? [answer] : []));
    const likenesses = (known: boolean): readonly string[] =>
      [...new Set(answersTo(known).map(({ likeness }) => likeness))].sort();
    expect(likenesses(false)).toEqual(likenesses(true));
    expect(likenesses(true)).toHaveLength(2);
    expect([...told.values()].flatMap(({ setCookie }) => setCookie)).toEqual([]);

    const looksAt = (kind: string) => looks.filter(({ password }) => password.startsWith(`${kind},`));
    expect([looksAt('known').length, looksAt('unknown').length]).toEqual([LOOKS, LOOKS]);
    expect(looks.filter(({ against }) => !against.startsWith(PARAMETERS))).toEqual([]);

    const usual = (known: boolean, status: number): number =>
      median(answersTo(known).flatMap((answer) => (answer.status === status ? [answer.ms] : [])));
    const times = [401, 429].map(
      (status) =>
        `${status} after ${usual(true, status).toFixed(1)} and ${usual(false, status).toFixed(1)} ms`,
    );
    process.stdout.write(
      `stuffing: ${TRIES.toLocaleString('en')} tries from ${manyAddresses ? HOSTS : 1} networks in ${seconds} s, ` +
        `${WRONG_PASSWORDS} looks at each of ${ADDRESSES} addresses, ${atHome.length} sign-ins on known devices; ` +
        `known and unknown addresses: ${times.join(', ')} (medians)\n`,
    );
  });

  it('are counted by host and by the network around it', async () => {
    const [first, ...others] = Array.from({ length: HOSTS_PER_SUBNET + 2 }, (_, n) =>
      hostAt(`127.3.3.${n + 1}`),
    );
    const through = async (host: Host | undefined, times: number): Promise<number> => {
      const answers = [];
      for (let n = 0; n < times; n += 1) answers.push(await host?.knock());
      const wrong = answers.filter((one) => one?.status !== 400 && one?.code !== 'too_many_requests');
      expect(wrong).toEqual([]);
      return answers.filter((one) => one?.status === 400).length;
    };
    const host = manyAddresses ? PER_MINUTE : 2 * TRIES;
    expect(await through(first, 100)).toBe(Math.min(100, host));
    let more = 0;
    for (const other of others) more += await through(other, PER_MINUTE);
    expect(more).toBe(manyAddresses ? (HOSTS_PER_SUBNET - 1) * PER_MINUTE : others.length * PER_MINUTE);
  });
});
