import type { OpenLeagueView } from '@fieldhouse/api-contract';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HttpProblem } from './problem';
import { HTML, Served } from './served';

/** What strangers see of leagues; bound by the leagues' read models. */
export type LeaguePages = {
  /** @param ip who asks @throws HttpProblem: 404 for a league that is not published, 429 */
  readonly view: (leagueId: string, ip: string) => Promise<OpenLeagueView>;
};
/** Nest token of the {@link LeaguePages}. */
export const LEAGUE_PAGES = Symbol('LeaguePages');

type Rendering = {
  readonly leagueDocument: (league: OpenLeagueView, assets: unknown, now: number) => string;
};
/** A link that is passed around is opened by many at once: what they read may be a minute old. */
const CACHING = 'public, max-age=60';

/**
 * Makes the public pages of leagues, as the client's build has them (`league-page.cjs`).
 * @param placed puts the real address into a page @returns null for a league that is not published
 */
export const leaguePages = (
  folder: string,
  { csp, assets }: { readonly csp: string; readonly assets?: unknown },
  leagues: LeaguePages,
  placed: (html: string) => string,
): ((leagueId: string, ip: string) => Promise<Served | null>) => {
  const { leagueDocument } = createRequire(__filename)(join(folder, 'league-page.cjs')) as Rendering;
  return async (leagueId, ip) => {
    try {
      const league = await leagues.view(leagueId, ip);
      return new Served(placed(leagueDocument(league, assets, Date.now())), HTML, csp, CACHING);
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 404) return null;
      throw error;
    }
  };
};
