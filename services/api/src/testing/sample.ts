import type { Cast, Role } from './roles';

/** What a proper request to an operation says besides the league's id. */
export type ProperRequest = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
/** Makes a proper request of somebody; what it needs is there when it has been made. */
export type Make = (cast: Cast, role: Role) => ProperRequest | Promise<ProperRequest>;
/** By `METHOD /path/{parameter}`, in an order in which each request still finds what it needs. */
export type Samples = Readonly<Record<string, Make>>;

export const reason = 'Asked for by the captains';
export const body =
  (content: unknown): Make =>
  () => ({ body: content });
export const empty = body({});
export const nothing: Make = () => ({});

export const captainOf = ({ league }: Cast) => {
  const [team] = league.teams;
  if (!team) throw new Error('the league has no team');
  return team;
};
