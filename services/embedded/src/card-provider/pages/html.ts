import { createHash } from 'node:crypto';
import { STYLE } from './style';

/** A page as it leaves. */
export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const SEE_OTHER = 303;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text within HTML, in an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

/**
 * Where forms may lead: a browser holds the rule against the address that it is sent on to as well, which is the
 * shop's.
 */
const policy = (leadsTo: readonly (string | null)[]): string => {
  const origins = leadsTo.flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []));
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** A whole page. What it is about comes after the sentence that no money moves. */
export const page = (
  status: number,
  title: string,
  content: string,
  leadsTo: readonly (string | null)[] = [],
): PageAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(leadsTo),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="practice">Practice payment. No money moves.</p>
${content}
</main>
</body>
</html>
`,
});

/** Sends the browser on with a GET. */
export const sendTo = (url: string): PageAnswer => ({
  status: SEE_OTHER,
  headers: { location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: '',
});
