import type { DashboardParts } from '@fieldhouse/api-contract';
import type { Need, PartOf } from '../../../../shared/dashboard/dashboard-part';
import { listOf } from '../../../../shared/lib/words';
import { leaguePath } from '../../../../shared/lib/league-path';

type Offer = DashboardParts['registration-offers'][number];

const needOf = ({
  leagueId,
  leagueName,
  registrationId,
  offeredUntil,
  invitedBy,
  invitedUntil,
}: Offer): Need => ({
  id: `registration-offer-${registrationId}`,
  title:
    offeredUntil === null
      ? `${listOf(invitedBy)} ${invitedBy.length === 1 ? 'wants' : 'want'} you on the team`
      : 'A place is offered to you',
  detail: leagueName,
  deadline: offeredUntil ?? invitedUntil,
  action: { to: leaguePath(leagueId, true), label: 'Answer' },
});

/** What is offered to the person in leagues with which they have registered. */
export const part: PartOf<'registration-offers'> = {
  what: 'What leagues offer you',
  needsOf: (facts) => facts.map(needOf),
};
