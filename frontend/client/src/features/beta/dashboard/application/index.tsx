import { Link } from 'react-router-dom';
import type { CardPart } from '../../../../shared/dashboard/dashboard-part';
import { exactTime } from '../../../../shared/lib/times';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { Section } from '../../../../shared/ui/section';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { useNewestApplication } from '../../use-newest-application';

const Application = () => {
  const { application, error, refetch } = useNewestApplication();
  if (error)
    return (
      <ErrorBlock
        what="Your beta application could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  // A draft is among what needs the person.
  if (!application || application.status === 'draft') return null;
  const { complexName, status, timeline } = application;
  const since = timeline.at(-1)?.at;
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
      <StatusChip state={status} detail={since && `since ${exactTime(since)}`} />
    </Section>
  );
};

/** Where the person's application for the open beta stands. */
export const part: CardPart = {
  kind: 'card',
  name: 'beta-application',
  order: 40,
  beside: true,
  Card: Application,
};
