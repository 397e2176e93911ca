import type { TeamRoleView } from '@fieldhouse/api-contract';

/** How the roles on a team are called, and what they may do. */
export const TEAM_ROLE_WORDS: Readonly<
  Record<TeamRoleView, { readonly name: string; readonly withArticle: string; readonly may: string }>
> = {
  captain: {
    name: 'Captain',
    withArticle: 'its captain',
    may: 'Captains keep the queue and make the picks.',
  },
  co_captain: {
    name: 'Co-captain',
    withArticle: 'a co-captain',
    may: 'Co-captains may do all that the captain may.',
  },
  proxy: { name: 'Proxy', withArticle: 'a proxy', may: 'Proxies pick when the captain cannot be there.' },
};
