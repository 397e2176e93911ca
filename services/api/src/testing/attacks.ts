import { badTokens } from './bad-tokens';
import {
  queryNames,
  randomBodies,
  withWrongField,
  wrongBodies,
  wrongHeaders,
  wrongIds,
  wrongQueries,
  wrongTypes,
  wrongUploads,
} from './hostile';
import { documentedOperations, type Operation } from './operations';
import { properRequests, type ProperRequest } from './requests';
import type { Cast } from './roles';

/** One request as it goes out: nothing is added to it. */
export type Attack = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
};

type Target = { readonly operation: Operation; readonly request: ProperRequest };
const JSON_TYPE = { 'content-type': 'application/json' };
const RANDOM_BODIES_EACH = 30;

/** Attacks by an owner on every operation of their own league: behind each door, where most can go wrong. */
export const planAttacks = async (cast: Cast, seed: number) => {
  const { league } = cast;
  const documented = await documentedOperations(cast.app);
  const targets: Target[] = [];
  for (const [name, make] of Object.entries(properRequests)) {
    const operation = documented.find((one) => one.name === name);
    if (operation) targets.push({ operation, request: await make(cast, 'owner') });
  }
  const owner = bearer(league.owner.token);
  const writing = targets.filter(
    ({ operation, request }) => operation.method !== 'GET' && !(request.body instanceof FormData),
  );
  const attack = (
    { operation, request }: Target,
    how: string,
    change: {
      readonly params?: Readonly<Record<string, string>>;
      readonly query?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    },
  ): Attack => {
    const params: Readonly<Record<string, string>> = {
      leagueId: league.leagueId,
      ...request.params,
      ...change.params,
    };
    const path = operation.path.replace(/{(\w+)}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const form = request.body instanceof FormData && change.body === undefined ? request.body : undefined;
    return {
      name: `${operation.name} with ${how.slice(0, 100)}`,
      method: operation.method,
      path: change.query === undefined ? path : `${path}?${change.query}`,
      headers: { ...owner, ...(form ? {} : JSON_TYPE), ...change.headers },
      body: form ?? change.body ?? JSON.stringify(request.body ?? {}),
    };
  };

  return {
    ids: targets.flatMap((target) =>
      [...target.operation.path.matchAll(/{(\w+)}/g)].flatMap(([, name = '']) =>
        wrongIds.map((id) => attack(target, `${name} ${id}`, { params: { [name]: id } })),
      ),
    ),
    queries: targets
      .filter(({ operation }) => operation.method === 'GET')
      .flatMap((target) =>
        queryNames.flatMap((name) =>
          wrongQueries
            .map((text) => text.replaceAll('{name}', name))
            .map((query) => attack(target, query, { query })),
        ),
      ),
    fields: writing.flatMap((target) => [
      ...withWrongField(target.request.body ?? {}).map(([field, changed]) => {
        const body = JSON.stringify(changed);
        return attack(target, `${field} wrong in ${body}`, { body });
      }),
      ...randomBodies(seed, RANDOM_BODIES_EACH).map((body) => attack(target, body, { body })),
    ]),
    bodies: writing.flatMap((target) => [
      ...wrongBodies.map((body) => attack(target, `body ${body}`, { body })),
      ...wrongTypes.map((type) =>
        attack(target, type, { headers: { 'content-type': type }, body: '{"reason":"as it is"}' }),
      ),
    ]),
    uploads: listRoutesOf(cast).flatMap(({ operation, path, headers }) =>
      wrongUploads.map(([file, mapping]): Attack => {
        const body = new FormData();
        if (mapping !== null) body.append('mapping', mapping);
        if (file !== null) body.append('file', new Blob([file]), '../../\u0000list.csv');
        const name = `${operation} with ${String(file).slice(0, 40)} as ${mapping}`;
        return { name, method: 'POST', path, headers, body };
      }),
    ),
    headers: writing.flatMap((target) =>
      wrongHeaders.map((headers) => attack(target, JSON.stringify(headers), { headers })),
    ),
    tokens: targets
      .filter(({ operation }) => !operation.audiences?.includes('anonymous'))
      .flatMap((target) =>
        badTokens(league.owner.accountId).map(({ name, header }) =>
          attack(target, name, { headers: { authorization: header } }),
        ),
      ),
  };
};

/** What is wrong with an answer; null for a success and for a proper problem. */
export const faultOf = (status: number, type: string | null, text: string): string | null => {
  const told = text.slice(0, 200);
  if (status >= 500 || status < 200) return `${status} ${told}`;
  if (status < 400) return null;
  if (!type?.startsWith('application/problem+json')) return `${status} as ${type}: ${told}`;
  const problem = JSON.parse(text) as Record<string, unknown>;
  const { code, title, detail, correlationId, errors } = problem;
  const named =
    /^[a-z_]+$/.test(String(code)) && typeof title === 'string' && typeof correlationId === 'string';
  if (problem['status'] !== status || !named) return `incomplete: ${told}`;
  if (typeof detail !== 'string' || !/^[\p{Lu}\p{N}].{9,}/u.test(detail)) return `no sentence: ${told}`;
  if (code === 'validation_failed' && !(Array.isArray(errors) && errors.length > 0))
    return `no field: ${told}`;
  return /\bat .*\.[jt]s:\d|node_modules/.test(text) ? `tells too much: ${told}` : null;
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Where lists of people go, each by who may send them. */
const listRoutesOf = ({ league, team, people }: Cast) => {
  const pool = ['imports/preview', 'imports'].map((route) => ({
    operation: `POST /api/leagues/{leagueId}/pool/${route}`,
    path: `/api/leagues/${league.leagueId}/pool/${route}`,
    headers: bearer(league.owner.token),
  }));
  const roster = {
    operation: 'POST /api/teams/{teamId}/roster-list',
    path: `/api/teams/${team.teamId}/roster-list`,
    headers: bearer(people.captain.token),
  };
  return [...pool, roster];
};
