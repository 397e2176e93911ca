/** How a team presents itself, as it is asked for and as its facts have it. */
export const teamBody = {
  name: 'Night Hawks',
  sport: 'softball',
  color: '#0B6B4A',
  accent: '#FFFFFF',
  city: 'Portland, OR',
  zone: 'America/Los_Angeles',
  level: 'recreational',
  genderType: 'coed',
  privacy: 'public',
  joinPolicy: 'request',
  rosterLimit: null,
  frozenFrom: null,
} as const;
