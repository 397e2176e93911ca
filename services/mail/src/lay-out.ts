import type { Mail } from '@fieldhouse/platform';

const SIGNATURE = 'Fieldhouse, for people who run and play adult recreational sports.';

const STOP = 'Stop these e-mails';

/** A mail as text and as HTML; styles stand inline because many mail programs drop style sheets. */
export const layOut = (mail: Mail): { readonly text: string; readonly html: string } => ({
  text: [
    ...headingOf(mail),
    ...mail.paragraphs,
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    `-- \n${[SIGNATURE, ...(mail.list ? [mail.list.because, `${STOP}: ${mail.list.pageUrl}`] : [])].join('\n')}`,
  ].join('\n\n'),
  html: page(mail.subject, card(mail)),
});

const GREETING = /^(Hi .+|Hello),$/;
/**
 * What a mail is about, where its paragraphs go on from the subject: the subject is lost in print, and when it is read
 * aloud. After a greeting, the paragraphs say it themselves.
 */
export const headingOf = ({ subject, paragraphs: [first = ''] }: Mail): readonly string[] =>
  GREETING.test(first) || first.startsWith(subject) ? [] : [subject];

/** For programs that show mails dark; those that drop it show the mail as it is in the light. */
const DARK = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){${[
  ['page', 'background:#121815', 'color:#E7ECE8'],
  ['card', 'background:#1A221E', 'border-color:#344039', 'color:#E7ECE8'],
  ['quiet', 'color:#A9B6AE'],
  ['brand', 'color:#6FCBA3'],
]
  .map(([name = '', ...colors]) => `.${name}{${colors.map((one) => `${one}!important`).join(';')}}`)
  .join('')}}`;

/** A whole HTML page around what is given. */
export const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title><style>${DARK}</style></head><body class="page" style="margin:0;background:#F6F7F4;color:#14201B;font:16px/1.5 Inter,-apple-system,'Segoe UI',Arial,sans-serif">${content}</body></html>`;

/** The mail itself: the product's name, what it is about, the paragraphs, the button and the address behind it. */
export const card = (mail: Mail): string => {
  const { paragraphs, action, list } = mail;
  const heading = headingOf(mail)
    .map((one) => `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escape(one)}</h1>`)
    .join('');
  const text = paragraphs
    .map((one) => `<p style="margin:0 0 16px">${escape(one).replace(/\n/g, '<br>')}</p>`)
    .join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;background:#0B6B4A;color:#FFFFFF;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escape(action.label)}</a></p><p class="quiet" style="margin:0;font-size:13px;color:#53645C">If the button does nothing, open this address:<br><span style="word-break:break-all">${escape(action.url)}</span></p>`
    : '';
  const end = list
    ? `<br>${escape(list.because)} <a href="${escape(list.pageUrl)}" class="brand" style="color:#0B6B4A">${STOP}</a>`
    : '';
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left"><tr><td class="brand" style="padding:0 0 16px;font-size:20px;font-weight:700;color:#0B6B4A">Fieldhouse</td></tr><tr><td class="card" style="background:#FFFFFF;border:1px solid #D5DBD4;border-radius:12px;padding:32px 24px">${heading}${text}${button}</td></tr><tr><td class="quiet" style="padding:16px 0 0;font-size:13px;color:#53645C">${SIGNATURE}${end}</td></tr></table></td></tr></table>`;
};

/** Text as HTML. */
export const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? '',
  );
