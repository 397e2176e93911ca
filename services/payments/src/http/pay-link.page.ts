import { moneyOf } from '@fieldhouse/money';
import type { PayLinkView } from '../application/pay-links';

/**
 * The page behind a link to pay: for whoever has the link, on any phone, without an account, a script or a font of ours.
 * Everything that somebody has typed is escaped.
 */
export const payLinkPage = (view: PayLinkView): string => {
  const { payeeName, teamName, title, state } = view;
  const { heading, text, button } = wordsOf(view);
  const form = button === null ? '' : `<form method="post"><button>${escape(button)}</button></form>`;
  const whose = escape(teamName === null ? payeeName : `${teamName} · ${payeeName}`);
  const about = `<p class="for">${escape(title)}<br>${whose}</p>`;
  return page(heading, `${about}<p>${escape(text)}</p>${form}`, state === 'confirming' ? LOOKS_AGAIN : '');
};

/** The same where a link could not be paid with, with what is to be done. A link that is none is not asked for again. */
export const payLinkProblemPage = ({ status, title, detail }: Refusal): string =>
  status === 404
    ? page(
        'This link does not work',
        '<p>Part of it may have been lost on the way. Open it again from the message it came with, or ask whoever sent it.</p>',
      )
    : page(title, `<p>${escape(detail ?? '')}</p><form method="get"><button>Look again</button></form>`);
type Refusal = { readonly status: number; readonly title: string; readonly detail?: string };

const LOOKS_AGAIN = '<meta http-equiv="refresh" content="2">';
const page = (heading: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escape(heading)} · Fieldhouse</title><style>${STYLE}</style>${head}</head><body><main><p class="brand">Fieldhouse</p><h1>${escape(heading)}</h1>${body}</main></body></html>`;

type Words = { readonly heading: string; readonly text: string; readonly button: string | null };
const wordsOf = ({ state, amountMinor, surchargeMinor, currency, payeeName }: PayLinkView): Words => {
  const whole = moneyOf(amountMinor + surchargeMinor, currency);
  const fee =
    surchargeMinor > 0
      ? ` That is ${moneyOf(amountMinor, currency)} and ${moneyOf(surchargeMinor, currency)} for the card.`
      : '';
  switch (state) {
    case 'payable':
      return {
        heading: `Pay ${whole}`,
        text: `You pay by card on the page of the card provider; ${payeeName} never sees your card.${fee}`,
        button: `Pay ${whole} by card`,
      };
    case 'confirming':
      return {
        heading: 'Being confirmed',
        text: 'The card provider tells us in a moment. This page looks again by itself; nothing is charged twice.',
        button: null,
      };
    case 'paid':
      return {
        heading: 'Paid. Thank you!',
        text: `You paid ${whole} to ${payeeName}.${fee} The person who sent you the link sees it too.`,
        button: null,
      };
    case 'returned':
      return {
        heading: 'Your money goes back',
        text: `${payeeName} was paid already, or does not ask for it anymore. ${whole} goes back to your card, which takes a few days. You need not do anything.`,
        button: null,
      };
    case 'not_now':
      return {
        heading: 'Nothing to pay now',
        text: `${payeeName} does not ask for this right now; whoever sent you the link can tell you why. If it is asked for again, you can pay with this link until it expires.`,
        button: null,
      };
    case 'over':
      return {
        heading: 'This link is over',
        text: 'It has expired, or everything is already paid. If you still need to pay, ask whoever sent it for a new one.',
        button: null,
      };
  }
};

const STYLE =
  'body{margin:0;background:#F6F7F4;color:#14201B;font:17px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif}main{max-width:26rem;margin:12vh auto 0;padding:0 20px}.brand{color:#0B6B4A;font-weight:700}h1{font-size:34px;line-height:1.15;margin:0 0 8px;font-variant-numeric:tabular-nums}.for{color:#53645C;margin:0 0 20px}button{width:100%;min-height:52px;border:0;border-radius:10px;background:#0B6B4A;color:#fff;font:inherit;font-weight:600;cursor:pointer}button:focus-visible{outline:3px solid #14201B;outline-offset:3px}@media(prefers-color-scheme:dark){body{background:#101713;color:#E9EFEA}.for{color:#A9B8AF}.brand{color:#5FC79B}button{background:#5FC79B;color:#08130D}button:focus-visible{outline-color:#fff}}';

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
