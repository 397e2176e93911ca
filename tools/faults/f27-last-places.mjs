import { randomUUID } from 'node:crypto';
import { eventsOf } from '../harness/events-of.mjs';
import { SAVED, seedOpenLeague } from '../harness/registrations.mjs';
import { random } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const PEOPLE = 200;
const PLACES = 5;
const AT_ONCE = 25;
const ATTEMPTS = 100;

/** F27: everybody sends their registration at once, to either of two APIs; the log says who came first. */
export const f27 = {
  id: 'F27',
  what: `${PEOPLE} people race for the last ${PLACES} places of a league`,
  defaultRounds: 50,
  system: { separate: true, twice: true },
  run: async ({ system, client, rounds, seed }) => {
    const next = random(seed);
    const people = Array.from({ length: PEOPLE }, () => {
      const accountId = randomUUID();
      return { accountId, token: accessToken(system.secret, accountId, 86_400) };
    });
    const outcome = { failed: 0, lost: 0, doubled: 0 };
    let again = 0;
    for (let round = 0; round < rounds; round += 1) {
      const leagueId = await seedOpenLeague(system, client, PLACES);
      const path = `/api/leagues/${leagueId}/registration`;
      const address = () => system.addresses[Math.floor(next() * system.addresses.length)];
      for (let i = 0; i < PEOPLE; i += AT_ONCE)
        await Promise.all(
          people.slice(i, i + AT_ONCE).map(async ({ token }) => {
            const { status, body } = await ask('PUT', `${address()}${path}`, token, SAVED);
            if (status !== 200) throw new Error(`saving answered ${status}: ${JSON.stringify(body)}`);
          }),
        );
      const order = people.map((person) => ({ person, at: next() })).sort((a, b) => a.at - b.at);
      const answers = await Promise.all(
        order.map(async ({ person }) => ({ ...person, ...(await send(`${path}s`, person, address)) })),
      );
      for (const { attempts } of answers) again += attempts - 1;
      const found = against(await eventsOf(client, `leaguePlaces-${leagueId}`), answers);
      for (const name of Object.keys(outcome)) outcome[name] += found[name];
    }
    return { ...outcome, detail: `${rounds * PEOPLE} registrations, ${again} sent again` };
  },
};

/** Once more when the answer is that it was not done, as the client says that one should. */
const send = async (path, { token }, address) => {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await ask('POST', `${address()}${path}`, token, { total: 0 });
    const isBusy = answer.body.code === 'concurrent_update' || answer.status === 503;
    if (!isBusy || attempts === ATTEMPTS) return { ...answer, attempts };
  }
};

/** What the log says against what had to come and what was answered. */
const against = (events, answers) => {
  const of = (type) => events.filter((event) => event.type === type);
  const sent = of('RegistrationSubmitted').map(({ data }) => data);
  const ids = sent.map(({ registrationId }) => registrationId);
  const taken = of('PlaceTaken').map(({ data }) => data.entryId);
  const listed = of('EntryJoined').map(({ data }) => data.entryId);
  const waiting = listed.filter((id) => !taken.includes(id));
  const accounts = new Set(sent.map(({ accountId }) => accountId));
  const isWrong = ({ accountId, status, body }) =>
    status !== 200 ||
    !of('RegistrationSubmitted').some(
      ({ data, revision }) => data.accountId === accountId && revision <= BigInt(body.revision),
    );
  const isInOrder =
    taken.join() === ids.slice(0, PLACES).join() && waiting.join() === ids.slice(PLACES).join();
  return {
    failed: answers.filter(isWrong).length + (isInOrder ? 0 : 1),
    lost: answers.filter(({ accountId }) => !accounts.has(accountId)).length,
    doubled: sent.length - accounts.size + taken.length - new Set(taken).size,
  };
};

/** Once more under the same key when the connection breaks, as the client does. */
const ask = async (method, url, token, body) => {
  const key = randomUUID();
  for (let attempts = 1; ; attempts += 1) {
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    } catch (err) {
      if (attempts === ATTEMPTS) throw err;
    }
  }
};
