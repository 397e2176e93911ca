import type { DashboardParts } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import { inOrder } from '../../../../shared/lib/in-order';
import { exactTime, relativeTime } from '../../../../shared/lib/times';
import { Row, Rows } from '../../../../shared/ui/rows';
import { Section } from '../../../../shared/ui/section';
import { isBeforeStart, isLate } from '../../draft-leagues/draft-time';

/** When the person's drafts start. */
export const Upcoming = ({ facts }: { readonly facts: DashboardParts['drafts'] }) => {
  const coming = facts
    .flatMap(({ startsAt, ...league }) =>
      startsAt !== null && isBeforeStart(league.status) ? [{ ...league, startsAt }] : [],
    )
    .sort((a, b) => inOrder(a.startsAt, b.startsAt));
  if (coming.length === 0) return null;
  return (
    <Section title="Upcoming">
      <Rows ordered>
        {coming.map(({ leagueId, leagueName, startsAt, status }) => (
          <Row
            key={leagueId}
            title={
              <Link to={`/complex/leagues/${leagueId}/draft`} className="link">
                Draft of {leagueName}
              </Link>
            }
            note={`${exactTime(startsAt)} · ${isLate(status, startsAt) ? 'was to start ' : ''}${relativeTime(startsAt)}`}
          />
        ))}
      </Rows>
    </Section>
  );
};
