import { calendarDay, type WalletView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';

type Grant = WalletView['grants'][number];

/** '$5.00 left of $20.00', 'until Apr 30, 2026', and what became of the rest. */
export const grantWords = ({ currency, ...grant }: Grant): string => {
  const { amountMinor, leftMinor, takenBackMinor, expiredMinor, lastOn } = grant;
  const whole = moneyOf(amountMinor, currency);
  return [
    leftMinor === amountMinor ? `${whole} left` : `${moneyOf(leftMinor, currency)} left of ${whole}`,
    leftMinor > 0 && (lastOn === null ? 'does not run out' : `until ${calendarDay(lastOn)}`),
    expiredMinor > 0 && `${moneyOf(expiredMinor, currency)} has run out`,
    takenBackMinor > 0 && `${moneyOf(takenBackMinor, currency)} was taken back`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** '$5.00, ¥500': what is left in each currency. */
export const balanceWords = ({ balances }: Pick<WalletView, 'balances'>): string =>
  balances.map(({ leftMinor, currency }) => moneyOf(leftMinor, currency)).join(', ');
