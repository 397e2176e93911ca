import { isActive, type InvoiceView, type RegistrationView } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import { leaguePath } from '../../../shared/lib/league-path';
import { useSession } from '../../../shared/session/use-session';
import { paymentsApi } from '../api/payments.api';
import { placeOf } from '../words/money-words';

const REGISTRATION = 'registration.';

/** What has become of the place that it was for, and where that stands: whoever pays a share of it has not registered. */
export const PlacePaid = ({ invoice }: { readonly invoice: InvoiceView }) => {
  const { about, payee, payer, me, secured } = invoice;
  const isTheirs = payer.accountId === useSession().user?.id;
  const isPlace = me.pays && about.startsWith(REGISTRATION);
  const { currentData } = paymentsApi.usePaidRegistrationQuery(payee.id, { skip: !isPlace || !isTheirs });
  if (!isPlace) return null;
  const registration = currentData?.registrations.find((one) => about === REGISTRATION + one.registrationId);
  const isKnown = !isTheirs || currentData !== undefined;
  return (
    <p>
      {secured && isKnown && placeWords(invoice, registration)}
      {isTheirs && (
        <Link to={leaguePath(payee.id, true)} className="link">
          See your registration
        </Link>
      )}
    </p>
  );
};

/** Whoever has lost the place in the moment in which they paid is not told that it is theirs. */
const placeWords = (invoice: InvoiceView, registration: RegistrationView | undefined): string => {
  const { status } = registration ?? {};
  if (status === 'waitlisted' || status === 'offered')
    return `${placeOf(invoice)} in ${invoice.payee.name} is not held now. What you paid counts for the next one, and all of it comes back if you withdraw before. `;
  return status !== undefined && !isActive(status) ? '' : `${paidWords(invoice)} ${nextWords(registration)}`;
};

/** What is due at once may be a part of it only. */
const paidWords = (invoice: InvoiceView): string => {
  const { lines, openMinor, payee, team } = invoice;
  if (openMinor === 0) return `${placeOf(invoice)} in ${payee.name} is paid for.`;
  if (!lines.some(({ label }) => label === 'Deposit')) return 'What was due is paid.';
  return team === null ? 'Your deposit is paid.' : 'The deposit is paid.';
};

/** Who decides next; nothing where nobody does, or it is not known yet. */
const nextWords = (registration: RegistrationView | undefined): string => {
  if (registration?.status !== 'pending_approval') return '';
  return registration.kind === 'member'
    ? 'The captain of the team decides next. '
    : 'The organizers decide next. ';
};
