import { Link } from 'react-router-dom';

type WordmarkProps = {
  readonly to: string;
  /** The mark alone on a phone. */
  readonly compact?: boolean;
};

/** The product's mark and name; leads home. */
export const Wordmark = ({ to, compact = false }: WordmarkProps) => (
  <Link to={to} aria-label="Fieldhouse, home" className={compact ? 'wordmark wordmark-compact' : 'wordmark'}>
    <svg viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path
        d="M8 24V12.5L16 7l8 5.5V24M8 17h16M16 17v7"
        fill="none"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
    <span>Fieldhouse</span>
  </Link>
);
