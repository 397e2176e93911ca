import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { needOf } from './draft-needs';
import { MyLeagues } from './my-leagues';
import { Upcoming } from './upcoming';

/** Drafts that are on, to be prepared or to be published; when they start; and the leagues that they are of. */
export const part: PartOf<'drafts'> = {
  what: 'Your drafts',
  needsOf: (leagues) => leagues.flatMap((league) => needOf(league) ?? []),
  cards: [
    { name: 'upcoming-drafts', order: 20, beside: true, Card: Upcoming },
    { name: 'my-leagues', order: 30, beside: true, Card: MyLeagues },
  ],
};
