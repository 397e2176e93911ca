/**
 * The content security policy of everything that is served, but for the prerendered pages, which have a stricter one.
 * @param scriptHash of the one inline script of the app's page
 */
export const contentPolicy = (scriptHash = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHash}`.trim(),
    "script-src-attr 'none'",
    // MUI writes its style rules at run time. A nonce for them would differ with each answer: no page could be compressed
    // once, kept by the browser or answered with 304, and rules alone read nothing that img-src and font-src let out.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Live connections to the own host are among them.
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
