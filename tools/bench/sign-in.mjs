import { randomUUID } from 'node:crypto';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { openConnection } from '../harness/http-connection.mjs';
import { rate } from './b1-picks.mjs';

const ACCOUNTS = 16;
const password = 'correct horse battery';
/** As services/identity hashes: OWASP's minimum. */
const PARAMETERS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

/** SIGN: sign-ins by password, against raw argon2id verifications with the same parameters, two at once. */
export const signIn = {
  id: 'SIGN',
  what: 'sign-ins/s',
  unit: 'sign-ins/s',
  anchor: 'raw argon2id verifications/s, 2 at once',
  goal: 0.95,
  atLeast: true,
  run: async ({ system, pairs, long }) => {
    const people = Array.from({ length: ACCOUNTS }, () => ({
      email: `${randomUUID()}@example.org`,
      password,
    }));
    for (const person of people) {
      const answer = await fetch(`${system.address}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...person, firstName: 'Ana', lastName: 'Diaz' }),
      });
      if (!answer.ok) throw new Error(`sign-up answered ${answer.status}`);
    }
    const connections = await Promise.all(Array.from({ length: 16 }, () => openConnection(system.port)));
    const each = long ? 30 : 8;
    const signIns = async (connection, from) => {
      for (let i = 0; i < each; i += 1) {
        const { status } = await connection.post(
          '/api/auth/token?grant_type=password',
          null,
          people[(from + i) % ACCOUNTS],
        );
        if (status !== 200) throw new Error(`signing in answered ${status}`);
      }
    };
    const known = await hash(password, PARAMETERS);
    const verifications = async () => {
      for (let i = 0; i < (each * connections.length) / AT_ONCE; i += 1)
        if (!(await verify(known, password))) throw new Error('the password is not what it was');
    };
    const samples = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const n = each * connections.length;
      const anchor = await rate(n, () => Promise.all(Array.from({ length: AT_ONCE }, verifications)));
      const value = await rate(n, () =>
        Promise.all(connections.map((connection, index) => signIns(connection, index * 4))),
      );
      samples.push({ value, anchor });
    }
    for (const connection of connections) connection.close();
    return { samples };
  },
};
