import type { DashboardParts } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { exactTime } from '../../../../shared/lib/times';
import { Section } from '../../../../shared/ui/section';
import { StatusChip } from '../../../../shared/ui/status-chip';

const Application = ({
  facts: { complexName, status, since },
}: {
  readonly facts: DashboardParts['beta'];
}) => {
  // A draft is among what needs the person.
  if (status === 'draft') return null;
  return (
    <Section
      title="Your beta application"
      actions={
        <Link to="/complex" className="link">
          Open
        </Link>
      }
    >
      <p className="row-title">{complexName}</p>
      <StatusChip state={status} detail={`since ${exactTime(since)}`} />
    </Section>
  );
};

/** Where the person's application for the open beta stands, or that it was begun and not submitted. */
export const part: PartOf<'beta'> = {
  what: 'Your beta application',
  needsOf: ({ status, complexName }) =>
    status === 'draft'
      ? [
          {
            id: 'beta-draft',
            title: `Finish your application for ${complexName || 'the open beta'}`,
            deadline: null,
            action: { to: '/complex', label: 'Continue' },
          },
        ]
      : [],
  cards: [{ name: 'beta-application', order: 40, beside: true, Card: Application }],
};
