import { moneyOf } from '@fieldhouse/money';
import type { OwnFact } from '@fieldhouse/platform';
import type { Evidence } from './evidence-pack';

type Row = readonly [name: string, value: string];

/** What a bank reads first: who bought what, that they agreed and paid, and what happened since; all of it in the other files. */
export const evidencePage = ({ invoice, payment, dispute, facts, place }: Evidence): string => {
  const text = (minor: number): string => moneyOf(minor, invoice.currency);
  const by = payment.by === null ? 'Somebody with a link to pay' : (payment.by.name ?? ERASED);
  const about: readonly Row[] = [
    ['Disputed', `${text(dispute.amountMinor)} on ${instantOf(dispute.disputedAt)}, as “${dispute.reason}”`],
    ...(dispute.evidenceBy ? [['Answer until', instantOf(dispute.evidenceBy)] as const] : []),
    ['Paid', `${text(payment.amountMinor + payment.surchargeMinor)} on ${instantOf(payment.at)}`],
    ['Paid by', by],
    ['For', `${invoice.title}${invoice.team ? `, of ${invoice.team.name}` : ''}`],
    ['Paid to', invoice.payee.name],
    ...(payment.refundedMinor > 0 ? [['Gone back', text(payment.refundedMinor)] as const] : []),
  ];
  const lines = invoice.lines.map(({ label, amountMinor, dueOn }): Row => [
    `${label}, due ${dueOn}`,
    text(amountMinor),
  ]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Payment ${escaped(payment.paymentId)}</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px;color:#14201b}h1{font-size:24px}h2{font-size:17px;margin-top:32px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d5dbd4;padding:6px 8px 6px 0;text-align:left;vertical-align:top}th{font-weight:400;color:#53645c;width:34%}pre{white-space:pre-wrap;font:inherit}</style>
</head><body>
<h1>Evidence for a disputed payment</h1>
${table(about)}
<h2>What was owed</h2>
${table(lines)}
${agreedIn(place)}
<h2>What happened</h2>
<p>Each is a fact of the log, which is only ever added to. invoice.json has them in full with the chain that shows a change.</p>
${table([...facts, ...place].sort(byTime).map((one): Row => [instantOf(one.at), wordsOf(one.type)]))}
</body></html>
`;
};

const ERASED = 'Somebody whose account is erased';

/** What whoever registered agreed to. */
const agreedIn = (place: readonly OwnFact[]): string => {
  const signed = place.filter(({ type }) => type === 'WaiverSigned');
  const issued = place.filter(({ type }) => type === 'WaiverIssued').map(({ data }) => data as Issued);
  const waivers = signed.map(({ data }) => {
    const { textHash, name, signedAt, accepted } = data as Signed;
    const text = issued.find((one) => one.textHash === textHash);
    const who = name === '' ? ERASED : name;
    return `<h3>${escaped(text?.waiver.title ?? 'A waiver')}</h3>
<p>${accepted ? 'Signed' : 'Declined'} by ${escaped(who)} on ${instantOf(signedAt)}. SHA-256 of title and text: ${escaped(textHash)}</p>
${text ? `<pre>${escaped(text.waiver.text)}</pre>` : ''}`;
  });
  const prospectus = place.find(({ type }) => type === 'ProspectusSet')?.data as Said | undefined;
  const refunds = (prospectus?.prospectus.refunds ?? []).map(({ until, percent }): Row => [
    `Withdrawn before ${until}`,
    `${percent} % back`,
  ]);
  return `${refunds.length > 0 ? `<h2>Refunds, as published before the registration was sent</h2>${table(refunds)}` : ''}
${waivers.length > 0 ? `<h2>What was signed</h2>${waivers.join('\n')}` : ''}`;
};
type Issued = {
  readonly textHash: string;
  readonly waiver: { readonly title: string; readonly text: string };
};
type Said = {
  readonly prospectus: { readonly refunds: readonly { readonly until: string; readonly percent: number }[] };
};
type Signed = {
  readonly textHash: string;
  readonly name: string;
  readonly signedAt: string;
  readonly accepted: boolean;
};

const table = (rows: readonly Row[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>`;

const byTime = (a: OwnFact, b: OwnFact): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
/** 'CheckoutStarted' in words. */
const wordsOf = (type: string): string => {
  const words = type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const instantOf = (instant: string): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(instant))} UTC`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
