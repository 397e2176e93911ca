import { createRequire } from 'node:module';
import { URLSearchParams } from 'node:url';
import { connect } from '../harness/drafts.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { seedMoney } from '../harness/money.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile, random, startSystem } from '../harness/system.mjs';

const { Secret, TOTP } = createRequire(import.meta.url)('otpauth');
const DAYS = 400;
const ASKED = 1_000;
const WARM_UP = 50;
const ADMIN = 'finance@example.org';
const PASSWORD = 'correct horse';

/** B49: what stands in each account as of any instant, of everybody, over so many entries. */
export const b49 = {
  id: 'B49',
  what: "'/api/finance/trial-balance' as of any instant, p99",
  unit: 'ms',
  goal: 100,
  atLeast: false,
  absolute: true,
  ownSystem: true,
  run: async ({ long }) => {
    const env = { FIRST_SITE_ADMIN: ADMIN, CONFIRMED_EMAIL_DOMAINS: 'example.org' };
    const system = await startSystem({ env });
    const client = connect(system.urls);
    try {
      await system.ready();
      const draw = random(49);
      const one = (of) => of[Math.floor(draw() * of.length)];
      const size = { events: long ? 1_000_000 : 100_000, days: DAYS };
      const { totals, events, from, to } = await seedMoney(system, client, { ...size, draw, one });
      await settled(system, client);
      // A token is good for ten minutes.
      const token = await siteAdmin(system);
      const connection = await openConnection(system.port);
      const ask = async (asOf) => {
        const query = new URLSearchParams(asOf === undefined ? {} : { asOf });
        const began = performance.now();
        const { status, body } = await connection.get(`/api/finance/trial-balance?${query}`, token);
        if (status !== 200) throw new Error(`the trial balance answered ${status}: ${body}`);
        return { ms: performance.now() - began, body };
      };
      requireSame(JSON.parse((await ask()).body), totals);
      const times = [];
      for (let i = 0; i < WARM_UP + ASKED; i += 1) {
        const { ms, body } = await ask(new Date(from + draw() * (to - from)).toISOString());
        requireBalanced(JSON.parse(body));
        if (i >= WARM_UP) times.push(ms);
      }
      connection.close();
      return {
        value: percentile(times, 99),
        p50: percentile(times, 50),
        min: Math.min(...times),
        max: Math.max(...times),
        parts: { entries: events, asked: times.length },
      };
    } finally {
      await client.dispose();
      await system.stop();
    }
  },
};

const requireSame = ({ currencies }, totals) => {
  for (const [account, minor] of totals) {
    const found = currencies[0].accounts.find((row) => row.account === account)?.balanceMinor;
    if (found !== minor) throw new Error(`${account} is ${found} instead of ${minor}`);
  }
};
const requireBalanced = ({ currencies }) => {
  for (const { debitMinor, creditMinor } of currencies)
    if (debitMinor !== creditMinor) throw new Error(`debits ${debitMinor}, credits ${creditMinor}`);
};

/** @returns the token of a site admin who has a second factor */
const siteAdmin = async ({ address }) => {
  let token;
  const post = async (path, said) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(said),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const person = { email: ADMIN, password: PASSWORD, firstName: 'Fin', lastName: 'Ance' };
  ({ access_token: token } = await post('/auth/signup', person));
  const { secret } = await post('/account/second-factor', { password: PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await post('/account/second-factor/confirm', { code });
  return token;
};
