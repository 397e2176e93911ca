import type { BetaApplicationView, BetaDraftBody, BetaStatus } from '@fieldhouse/api-contract';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '../../shared/session/use-session';
import { spotsSentence } from '../../shared/lib/beta-words';
import { exactDay } from '../../shared/lib/times';
import { ErrorBlock } from '../../shared/ui/error-block';
import { FormSkeleton } from '../../shared/ui/skeletons';
import { betaApi } from './api/beta.api';
import { ApplicationForm } from './apply/application-form';
import { AwaitingRole } from './status/awaiting-role';
import { StatusCard } from './status/status-card';

const MOVING: ReadonlySet<BetaStatus> = new Set(['submitted', 'in_review', 'waitlisted']);

/** Applying for the open beta: the form, or where the application stands, followed while it waits. */
export const BetaPlace = () => {
  const { user } = useSession();
  const { data, error, isLoading, refetch } = betaApi.useOwnBetaQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [newest, ...earlier] = data?.applications ?? [];
  const [sent, setSent] = useState(false);
  const moving = newest !== undefined && MOVING.has(newest.status);
  if (sent && (moving || newest?.status === 'approved')) setSent(false);
  if (isLoading) return <FormSkeleton fields={6} />;
  if (!data || (sent && error))
    return (
      <ErrorBlock what="Your application could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  // What was sent is in the log; what is read may follow a moment later, which is told.
  if (sent) return <FormSkeleton fields={3} />;
  const tooEarly = data.applyAgainAt !== null && Date.parse(data.applyAgainAt) > Date.now();
  const over = data.applyAgainAt !== null;
  const writes = !newest || newest.status === 'draft' || (over && !tooEarly);
  const told = newest?.status === 'draft' ? earlier : data.applications;
  const names = user?.user_metadata;
  return (
    <>
      {newest?.status === 'approved' && <AwaitingRole />}
      {writes && (
        <>
          <Typography sx={{ mb: 4, maxWidth: '68ch', color: 'text.secondary' }}>
            Run your leagues here today: free during the beta, with priority support and a say in what comes
            next. Arenas, time slots and bookings are not part of it yet. {spotsSentence(data.spots)}
          </Typography>
          <ApplicationForm
            onSubmitted={() => setSent(true)}
            initial={
              newest?.status === 'draft'
                ? detailsOf(newest)
                : { ...NOTHING, contactName: `${names?.first_name ?? ''} ${names?.last_name ?? ''}`.trim() }
            }
          />
        </>
      )}
      {tooEarly && data.applyAgainAt && (
        <Alert severity="info" sx={{ mb: 4 }}>
          You can apply again from {exactDay(data.applyAgainAt)}.
        </Alert>
      )}
      {told.map((application) => (
        <StatusCard key={application.applicationId} application={application} />
      ))}
    </>
  );
};

const NOTHING: BetaDraftBody = {
  complexName: '',
  city: '',
  sports: [],
  arenas: null,
  contactName: '',
  contactPhone: '',
};

const detailsOf = ({
  complexName,
  city,
  sports,
  arenas,
  contactName,
  contactPhone,
}: BetaApplicationView): BetaDraftBody => ({ complexName, city, sports, arenas, contactName, contactPhone });
