import type { DeliveryView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { shortTime } from '../bell/notification-words';
import { outcomeOf, subjectOf } from './delivery-words';
import { WhyDialog } from './why-dialog';

const WHY = 'Why did I get this?';

/** What went out by e-mail and push, and what did not, with the reason of each. */
export const SentSection = () => {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    noticeSettingsApi.useDeliveriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<DeliveryView | null>(null);
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  return (
    <Section
      title="What was sent"
      hint="E-mails and push notifications of the last 90 days, and what was not sent."
    >
      {!deliveries && !error && <RowsSkeleton rows={4} height={56} />}
      {error && (
        <ErrorBlock what="What was sent could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {deliveries?.length === 0 && <p className="muted">Nothing was sent yet.</p>}
      {deliveries && deliveries.length > 0 && (
        <Rows label="What was sent">
          {deliveries.map((one) => (
            <Row key={one.id} title={subjectOf(one)} note={outcomeOf(one)}>
              <Button
                variant="text"
                size="small"
                aria-label={`${WHY} ${subjectOf(one)}, ${shortTime(one.plannedAt)}`}
                aria-haspopup="dialog"
                onClick={() => setAsked(one)}
              >
                {WHY}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {asked && <WhyDialog open notificationId={toldIn(asked)} onClose={() => setAsked(null)} />}
    </Section>
  );
};

/** The id of a delivery is its way and the notification's: `email:mention:<messageId>`. */
const toldIn = ({ id, channel }: DeliveryView): string => id.slice(channel.length + 1);
