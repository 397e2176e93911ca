import type { Mail } from '@fieldhouse/platform';

const SIGNATURE = 'Fieldhouse, for people who run and play adult recreational sports.';

const STOP = 'Stop these e-mails';

/** A mail as text and as HTML; styles stand inline because mail programs drop style sheets. */
export const layOut = (mail: Mail): { readonly text: string; readonly html: string } => ({
  text: [
    ...mail.paragraphs,
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    `-- \n${[SIGNATURE, ...(mail.list ? [mail.list.because, `${STOP}: ${mail.list.pageUrl}`] : [])].join('\n')}`,
  ].join('\n\n'),
  html: page(mail.subject, card(mail)),
});

/** A whole HTML page around what is given. */
export const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(title)}</title></head><body style="margin:0;background:#F6F7F4;color:#14201B;font:16px/1.5 Inter,-apple-system,'Segoe UI',Arial,sans-serif">${content}</body></html>`;

/** The mail itself: the product's name, the paragraphs, the button and the address behind it. */
export const card = ({ paragraphs, action, list }: Mail): string => {
  const text = paragraphs.map((one) => `<p style="margin:0 0 16px">${escape(one)}</p>`).join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;background:#0B6B4A;color:#FFFFFF;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escape(action.label)}</a></p><p style="margin:0;font-size:13px;color:#53645C">If the button does nothing, open this address:<br><span style="word-break:break-all">${escape(action.url)}</span></p>`
    : '';
  const end = list
    ? `<br>${escape(list.because)} <a href="${escape(list.pageUrl)}" style="color:#0B6B4A">${STOP}</a>`
    : '';
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left"><tr><td style="padding:0 0 16px;font-size:20px;font-weight:700;color:#0B6B4A">Fieldhouse</td></tr><tr><td style="background:#FFFFFF;border:1px solid #D5DBD4;border-radius:12px;padding:32px 24px">${text}${button}</td></tr><tr><td style="padding:16px 0 0;font-size:13px;color:#53645C">${SIGNATURE}${end}</td></tr></table></td></tr></table>`;
};

/** Text as HTML. */
export const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? '',
  );
