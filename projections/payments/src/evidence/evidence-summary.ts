import { moneyOf } from '@fieldhouse/money';
import type { EvidenceFacts } from './evidence-facts';
import { eventWords, instantWords, reasonWords } from './evidence-words';

type Row = readonly string[];

/**
 * The pack on one page, as somebody at a bank reads it: what is disputed, what was agreed, what happened. Everything that
 * somebody has typed is escaped; the page needs nothing from anywhere.
 */
export const summaryPage = (facts: EvidenceFacts): string => {
  const { invoice, dispute, events, registration, notices } = facts;
  const title = `Evidence on a disputed payment of ${moneyOf(dispute.amountMinor, invoice.currency)}`;
  const parts = [
    facing('The dispute', disputeRows(facts)),
    facing('The payment', paymentRows(facts)),
    listed(
      'What the invoice is for',
      ['Line', 'Due', 'Amount'],
      invoice.lines.map(({ label, dueOn, amountMinor, discount }) => [
        discount ? `${label} (${discount.label} −${moneyOf(discount.amountMinor, invoice.currency)})` : label,
        dueOn,
        moneyOf(amountMinor, invoice.currency),
      ]),
    ),
    ...(registration ? agreedParts(registration) : []),
    listed(
      'What happened to the invoice',
      ['When', 'What', 'Event'],
      events.map(({ occurredAt, type, revision }) => [
        instantWords(occurredAt),
        eventWords(type),
        `${revision}`,
      ]),
    ),
    listed(
      'Notices that were sent',
      ['When', 'What', 'How', 'State'],
      notices.map(({ plannedAt, cause, channel, state }) => [
        instantWords(plannedAt),
        cause.stream === facts.stream
          ? eventWords(events[cause.revision]?.type ?? '')
          : 'News of their registration',
        channel === 'email' ? 'E-mail' : 'Push',
        state,
      ]),
    ),
    `<p class="note">Every file of this pack is listed in manifest.json with its SHA-256. Each event in invoice-events.json carries the head of a hash chain: the SHA-256 of the JSON array of the head before it ("" before the first), its id, type, occurredAt and data.</p>`,
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><p class="brand">Fieldhouse</p><h1>${escape(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</main></body></html>
`;
};

const disputeRows = ({ invoice, dispute, decided }: EvidenceFacts): readonly Row[] => [
  ['Reason', `${reasonWords(dispute.reason)} (${dispute.reason})`],
  ['Disputed', `${moneyOf(dispute.amountMinor, invoice.currency)} on ${instantWords(dispute.disputedAt)}`],
  [
    'Evidence is due',
    dispute.evidenceBy === null ? 'The bank names no day' : instantWords(dispute.evidenceBy),
  ],
  [
    'State',
    decided ? `${decided.won ? 'Won' : 'Lost'} on ${instantWords(decided.at)}` : 'The bank has not decided',
  ],
  ['Dispute', dispute.disputeId],
];

const paymentRows = ({ invoice, payment, intentId }: EvidenceFacts): readonly Row[] => [
  ['Paid to', invoice.payee.name],
  ['Paid by', payment.by === null ? 'Somebody with a link' : (payment.by.name ?? ERASED)],
  ['Answers for it', invoice.payer.name ?? ERASED],
  ...(invoice.team ? [['Team', invoice.team.name]] : []),
  ['For', invoice.title],
  ['Amount', moneyOf(payment.amountMinor + payment.surchargeMinor, invoice.currency)],
  ['Paid', instantWords(payment.at)],
  ['Refunded since', moneyOf(payment.refundedMinor, invoice.currency)],
  ['Payment', payment.paymentId],
  ...(intentId === null ? [] : [['At the card provider', intentId]]),
];

const agreedParts = (of: NonNullable<EvidenceFacts['registration']>): readonly string[] => [
  facing('The registration', [
    ['League', of.leagueName],
    ['Registered', instantWords(of.submittedAt)],
    ['Registration', of.registrationId],
  ]),
  of.terms === null
    ? ''
    : of.refunds.length === 0
      ? '<h2>Refund policy when they registered</h2><p>People who withdraw get nothing back.</p>'
      : listed(
          'Refund policy when they registered',
          [`Withdrawn until the end of (${of.zone})`, 'Goes back'],
          [...of.refunds.map(({ until, percent }) => [until, `${percent}%`]), ['Later', 'Nothing']],
        ),
  listed(
    'Waivers',
    ['Waiver', 'Version', 'Signed', 'As', 'SHA-256 of the text'],
    of.waivers.map(({ title, version, accepted, name, signedAt, textHash }) => [
      title,
      `${version}`,
      accepted ? instantWords(signedAt) : `Declined ${instantWords(signedAt)}`,
      name === '' ? ERASED : name,
      textHash,
    ]),
  ),
  listed(
    'What happened to the registration',
    ['When', 'What'],
    of.history.map(({ at, type }) => [instantWords(at), eventWords(type)]),
  ),
];

const ERASED = 'Erased at their request';

const facing = (heading: string, rows: readonly Row[]): string =>
  `<h2>${escape(heading)}</h2><dl>${rows
    .map(([name = '', value = '']) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl>`;

/** Nothing for an empty list. */
const listed = (heading: string, head: Row, rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `<h2>${escape(heading)}</h2><div class="wide"><table><thead><tr>${head
        .map((name) => `<th scope="col">${escape(name)}</th>`)
        .join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`;

const STYLE =
  'body{margin:0;background:#fff;color:#14201B;font:15px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif}main{max-width:52rem;margin:0 auto;padding:32px 20px}.brand{color:#0B6B4A;font-weight:700;margin:0}h1{font-size:28px;line-height:1.2;margin:0 0 8px}h2{font-size:18px;margin:28px 0 8px}dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:4px 20px;margin:0}dt{color:#53645C}dd{margin:0;overflow-wrap:anywhere}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:6px 14px 6px 0;border-bottom:1px solid #D5DBD4;overflow-wrap:anywhere}th{color:#53645C;font-weight:600}.note{color:#53645C;margin-top:28px}@media(prefers-color-scheme:dark){body{background:#101713;color:#E9EFEA}.brand{color:#5FC79B}dt,th,.note{color:#A9B8AF}th,td{border-color:#2C3A33}}@media(max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}';

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
