import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { openConnection } from '../harness/http-connection.mjs';
import { ownProcess } from '../harness/own-process.mjs';
import { rate } from '../harness/raw-appends.mjs';
import { openReader } from '../harness/reader.mjs';
import { built, percentile } from '../harness/system.mjs';

const { HASH_THREADS } = built('services/identity/src/infrastructure/hash-threads.js');

const CHILD = fileURLToPath(new URL('./sign-in.child.mjs', import.meta.url));
const ACCOUNTS = 16;
const PEOPLE = 64;
const password = 'correct horse battery';
/** As services/identity hashes: OWASP's minimum. */
const PARAMETERS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** SIGN: sign-ins by password, against raw argon2id verifications with the same parameters, as many at once as the product has. */
export const signIn = {
  id: 'SIGN',
  what: 'sign-ins/s',
  unit: 'sign-ins/s',
  anchor: 'raw argon2id verifications/s, as many at once',
  goal: 0.95,
  atLeast: true,
  run: async ({ system, pairs, long }) => {
    const people = await signUp(system);
    const connections = await Promise.all(Array.from({ length: 16 }, () => openConnection(system.port)));
    const each = long ? 30 : 8;
    const signIns = async (connection, from) => {
      for (let i = 0; i < each; i += 1) await signInAs(connection, people[(from + i) % ACCOUNTS]);
    };
    const known = await hash(password, PARAMETERS);
    const verifications = async () => {
      for (let i = 0; i < (each * connections.length) / HASH_THREADS; i += 1)
        if (!(await verify(known, password))) throw new Error('the password is not what it was');
    };
    const samples = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const n = each * connections.length;
      const anchor = await rate(n, () => Promise.all(Array.from({ length: HASH_THREADS }, verifications)));
      const value = await rate(n, () =>
        Promise.all(connections.map((connection, index) => signIns(connection, index * 4))),
      );
      samples.push({ value, anchor });
    }
    for (const connection of connections) connection.close();
    return { samples };
  },
};

/** SIGNP99 (B35): how long the others wait for a page's data while sign-ins come as fast as they are answered. */
export const othersMeanwhile = {
  id: 'SIGNP99',
  what: "others' p99 while people sign in",
  unit: 'ms',
  anchor: 'the same without sign-ins, ms',
  goal: 1.5,
  atLeast: false,
  run: async ({ system, pairs, long }) => {
    const people = await signUp(system);
    const crowded = Array.from({ length: PEOPLE }, (_, n) => people[n % ACCOUNTS]);
    const first = await openConnection(system.port);
    const { body } = await signInAs(first, people[0]);
    first.close();
    const reader = await openReader(system.port, JSON.parse(body).access_token);
    const p99 = async () => percentile(await reader.waits(long ? 1_000 : 600), 99);
    await p99();
    const samples = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const anchor = await p99();
      const crowd = ownProcess(CHILD, [String(system.port), JSON.stringify(crowded)]);
      await crowd.said();
      const value = await crowd.orEnded(p99());
      const over = crowd.said();
      crowd.tell('stop');
      await over;
      crowd.close();
      samples.push({ value, anchor });
    }
    reader.close();
    return { samples };
  },
};

const signUp = async (system) => {
  const people = Array.from({ length: ACCOUNTS }, () => ({ email: `${randomUUID()}@example.org`, password }));
  for (const person of people) {
    const answer = await fetch(`${system.address}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, firstName: 'Ana', lastName: 'Diaz' }),
    });
    if (!answer.ok) throw new Error(`sign-up answered ${answer.status}`);
  }
  return people;
};

const signInAs = async (connection, person) => {
  const answer = await connection.post('/api/auth/token?grant_type=password', null, person);
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
  return answer;
};
