import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi } from '../api/payments.api';
import { WalletHistory } from '../credits/wallet-history';
import { balanceWords } from '../words/credit-words';
import '../payments.css';

/** What the person has of credit with each team and league, and where it was used. */
export const MyCredits = () => {
  const query = paymentsApi.useMyCreditsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <Section title="Credit" hint="It pays what the same team or league asks of you.">
      <QueryView
        query={query}
        what="Your credit could not be loaded"
        skeleton={<RowsSkeleton rows={2} height={56} />}
      >
        {({ wallets }) =>
          wallets.length === 0 ? (
            <p className="muted">No credit yet. What teams and leagues grant you appears here.</p>
          ) : (
            wallets.map((wallet) => (
              <section key={wallet.walletId} aria-label={wallet.payee.name}>
                <p className="wallet-head">
                  <strong>{wallet.payee.name}</strong>
                  <span className="money">{balanceWords(wallet)}</span>
                </p>
                <WalletHistory wallet={wallet} />
              </section>
            ))
          )
        }
      </QueryView>
    </Section>
  );
};
