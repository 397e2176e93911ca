/** What the public pages have in common. */
export const SITE = {
  name: 'Fieldhouse',
  tagline: 'Your Team. All in One Place.',
  description:
    'Fieldhouse runs adult recreational sports: teams, leagues, registration, live snake drafts, dues and chat in one place.',
  /** Stands in for the public address until the server that serves the pages puts its own there. */
  origin: 'https://fieldhouse.example',
  copyright: '© 2025 Fieldhouse. All rights reserved.',
  /** `SITE_SOCIAL_URL` at build time names another. */
  social: { label: 'Fieldhouse on Mastodon', url: 'https://social.example/@fieldhouse' },
} as const;

export const PUBLIC_LINKS = [
  { to: '/features', label: 'Features' },
  { to: '/sports', label: 'Sports' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/blog', label: 'Blog' },
] as const;

export const LEGAL_LINKS = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const;

export const SIGN_UP = '/auth?tab=sign-up';
export const SIGN_IN = '/auth';
/** Where complex owners begin; the intent opens the application once they have signed up. */
export const APPLY = '/auth?intent=beta';
