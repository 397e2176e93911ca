/** The product's mark and name. */
export const Wordmark = ({ to }: { readonly to: string }) => (
  <a className="wordmark" href={to} aria-label="Fieldhouse, home">
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path d="M8 24V12.5L16 7l8 5.5V24M8 17h16M16 17v7" />
    </svg>
    Fieldhouse
  </a>
);
