import { card, escape, headingOf, page } from './lay-out';
import { listHeaders } from './list-headers';
import type { KeptMail } from './local-inbox';

const frame = (title: string, content: string): string =>
  page(title, `<main style="max-width:760px;margin:0 auto;padding:24px 16px">${content}</main>`);
const when = (at: Date): string => at.toISOString().replace('T', ' ').slice(0, 19) + ' UTC';

/** All kept mails as a page. */
export const listPage = (mails: readonly KeptMail[]): string => {
  const rows = mails.map(
    ({ _id, sentAt, mail }) =>
      `<li style="border-top:1px solid #D5DBD4;padding:12px 0"><a href="/api/dev/mail/${_id}" class="brand" style="color:#0B6B4A;font-weight:600">${escape(mail.subject)}</a><br><span class="quiet" style="color:#53645C;font-size:14px">to ${escape(mail.to)}, <time datetime="${sentAt.toISOString()}">${when(sentAt)}</time></span></li>`,
  );
  const content =
    rows.length === 0
      ? '<p>No mail yet. What the product would send appears here, because no mail server is set.</p>'
      : `<ul style="list-style:none;margin:0;padding:0">${rows.join('')}</ul>`;
  return frame('Local inbox', `<h1 style="font-size:24px">Local inbox</h1>${content}`);
};

/** One mail as a page. */
export const mailPage = ({ sentAt, mail }: KeptMail): string => {
  const headers = Object.entries(listHeaders(mail)).map(([name, value]) => `<br>${name}: ${escape(value)}`);
  // Most mails begin with it.
  const heading =
    headingOf(mail).length > 0
      ? ''
      : `<h1 style="font-size:24px;margin-bottom:4px">${escape(mail.subject)}</h1>`;
  return frame(
    mail.subject,
    `<p><a href="/api/dev/mail" class="brand" style="color:#0B6B4A">All mails</a></p>${heading}<p class="quiet" style="margin:0;color:#53645C">to ${escape(mail.to)}, ${when(sentAt)}<span style="overflow-wrap:anywhere">${headers.join('')}</span></p>${card(mail)}`,
  );
};
