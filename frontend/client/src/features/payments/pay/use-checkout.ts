import { useEffect, useState } from 'react';
import { useSession } from '../../../shared/session/use-session';
import { isFailure, type Failure } from '../../../shared/api/problem';
import { readAnew } from '../../../shared/api/read-anew';
import { leaveTo } from '../../../shared/lib/leave';
import { paymentsApi } from '../api/payments.api';

/** The way to the card provider's page of a payment, or of a card that is left without one, that has begun; in this tab. */
export const useCheckout = (invoiceId: string) => {
  const me = useSession().user?.id;
  const [view] = paymentsApi.useLazyInvoiceQuery();
  const [ask] = paymentsApi.useLazyCheckoutQuery();
  const [askCard] = paymentsApi.useLazyCardPageQuery();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    // Whoever comes back by the browser may find this as they left it: on the way, with nothing more to come.
    const cameBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);
  const attempt = async (go: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setGone(false);
    try {
      await go();
      // It stays busy: the page is about to be left.
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
      setBusy(false);
    }
  };
  const follow = async (paymentId: string): Promise<void> =>
    leaveTo((await ask({ invoiceId, paymentId }).unwrap()).url);
  const followCard = async (cardId: string): Promise<void> =>
    leaveTo((await askCard({ invoiceId, cardId }).unwrap()).url);
  /** Nothing of it is to go on with. */
  const endWithout = (): void => {
    setGone(true);
    setBusy(false);
  };
  /** Goes on with the newest payment of so much that the person has begun. */
  const goOnWith = (amountMinor: number): Promise<void> =>
    attempt(async () => {
      const { payments } = await readAnew(() => view(invoiceId));
      const begun = payments.findLast(
        (one) =>
          one.state === 'open' && !one.auto && one.by?.accountId === me && one.amountMinor === amountMinor,
      );
      return begun ? follow(begun.paymentId) : endWithout();
    });
  /** Goes on with the card that the person has last begun to leave. */
  const goOnKeeping = (): Promise<void> =>
    attempt(async () => {
      const { setups } = await readAnew(() => view(invoiceId));
      const begun = setups.findLast(({ state }) => state === 'open');
      return begun ? followCard(begun.cardId) : endWithout();
    });
  return {
    busy,
    failure,
    /** It has been paid, or left, in another tab. */
    gone,
    goOnWith,
    goOnKeeping,
    goToCard: (cardId: string): Promise<void> => attempt(() => followCard(cardId)),
    goTo: (paymentId: string): Promise<void> => attempt(() => follow(paymentId)),
  } as const;
};
