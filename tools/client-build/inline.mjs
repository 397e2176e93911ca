import { createHash } from 'node:crypto';

/** Shortens a script that stands in every page. */
export const minify = async (code) => {
  const { minify: swc } = await import('@swc/core');
  return (await swc(code, { compress: true, mangle: true, format: { comments: false } })).code;
};

/** How a content security policy names an inline script or rule. */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of the prerendered pages: the inline script and rules are those of the build, no other. */
export const cspOf = ({ headScript, css }) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashOf(headScript)}`,
    `style-src 'self' ${hashOf(css)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
