import type { WhyView } from '@fieldhouse/api-contract';
import { useSession } from '../../../shared/session/use-session';
import { InfoDialog } from '../../../shared/ui/info-dialog';
import { QueryView } from '../../../shared/ui/query-view';
import { Row, Rows } from '../../../shared/ui/rows';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { shortTime } from '../bell/notification-words';
import { outcomeOf } from './delivery-words';
import { becauseOf, factOf } from './why-words';
import './sent.css';

type WhyDialogProps = {
  readonly open: boolean;
  readonly notificationId: string;
  readonly onClose: () => void;
};

/** How something that one is told of came about, why one is told, and where it went. */
export const WhyDialog = ({ open, notificationId, onClose }: WhyDialogProps) => {
  const why = noticeSettingsApi.useWhyQuery(notificationId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <InfoDialog open={open} title="Why did I get this?" onClose={onClose}>
      <QueryView
        query={why}
        what="The reason could not be loaded"
        skeleton={<RowsSkeleton rows={3} height={56} />}
      >
        {(view) => <Reasons why={view} />}
      </QueryView>
    </InfoDialog>
  );
};

const Reasons = ({ why }: { readonly why: WhyView }) => {
  const accountId = useSession().user?.id;
  return (
    <>
      <h3 className="why-title">What happened</h3>
      <Rows label="What happened" ordered>
        {why.chain.map((fact) => (
          <Row
            key={`${fact.type} ${fact.at}`}
            title={factOf(why.kind, { ...fact, isOwn: fact.by !== null && fact.by === accountId })}
            note={[why.teamName, shortTime(fact.at)].filter(Boolean).join(' · ')}
          />
        ))}
      </Rows>
      <h3 className="why-title">Why you</h3>
      <p className="why-because">{becauseOf(why)}</p>
      <h3 className="why-title">Where it went</h3>
      {why.deliveries.length === 0 ? (
        <p className="why-because">To your notifications in Fieldhouse alone.</p>
      ) : (
        <Rows label="Where it went">
          {why.deliveries.map((one) => (
            <Row key={one.id} title={outcomeOf(one)} />
          ))}
        </Rows>
      )}
    </>
  );
};
