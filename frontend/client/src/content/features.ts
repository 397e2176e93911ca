import type { IconName, PictureName } from './names';

export type FeaturePoint = {
  readonly text: string;
  /** The pages of the app, by path, that it waits for; none when one can do it today. */
  readonly awaits: readonly string[];
};
export type Feature = {
  readonly slug: string;
  readonly title: string;
  readonly icon: IconName;
  readonly summary: string;
  readonly audience: string;
  readonly points: readonly FeaturePoint[];
  readonly picture?: PictureName;
};

const today = (text: string): FeaturePoint => ({ text, awaits: [] });
const next = (text: string, ...awaits: readonly [string, ...string[]]): FeaturePoint => ({ text, awaits });

/** Whether one can do it today; the others are being built, and the page says so. */
export const isToday = ({ awaits }: FeaturePoint): boolean => awaits.length === 0;
/** Whether nothing of it is there yet. */
export const isSoon = ({ points }: Feature): boolean => !points.some(isToday);

/** The eight cards of the landing page and the sections of the features page. */
export const FEATURES: readonly Feature[] = [
  {
    slug: 'team-management',
    title: 'Team Management',
    icon: 'team',
    summary: 'Create teams, invite players and keep a roster everybody can trust.',
    audience: 'Captains and team admins',
    points: [
      today('Captain, co-captains and proxies, each invited by a link that works once and expires'),
      today('Rosters straight from the draft, the moment the league publishes it'),
      today('Join requests, jersey numbers and a timeline of who came and went'),
      next('A feed of what happens in your teams and leagues', '/feed'),
    ],
  },
  {
    slug: 'event-scheduling',
    title: 'Event Scheduling',
    icon: 'calendar',
    summary: 'Games and practices with RSVP, reminders and lineups.',
    audience: 'Captains, and players who want to know where to be on Tuesday',
    points: [
      next('Going, maybe or not going, with a note for the captain and a cut-off', '/events/new'),
      next('A waitlist that offers free places by itself', '/events/new'),
      next('Lineups from those who are coming, and calendar feeds that stay right', '/schedule'),
    ],
  },
  {
    slug: 'league-draft-management',
    title: 'League & Draft Management',
    icon: 'draft',
    summary: 'Team or individual registration, and snake drafts in a live room with auto-pick timers.',
    audience: 'League administrators, and the captains who pick',
    picture: 'room',
    points: [
      today('A live draft room for every captain, on a phone as on a laptop, with one clock for all'),
      today('Auto-pick from the captain’s own queue when the clock runs out'),
      today('A draft order that anybody can prove was random, and undo that loses nothing'),
      today('The league’s players from a spreadsheet, with a preview before anything is taken over'),
      today(
        'Registration by team, alone or with friends, with waivers, a waitlist and a board of free agents',
      ),
      next('Schedules, standings and playoffs', '/standings', '/leagues/:leagueId/games'),
    ],
  },
  {
    slug: 'payment-management',
    title: 'Payment Management',
    icon: 'payment',
    summary: 'Team dues by card or payment link, and a board that says who has paid.',
    audience: 'Captains and treasurers',
    points: [
      today('Cards handled by the payment provider; Fieldhouse never sees a card number'),
      today('Payment links, plans and refunds with every cent accounted for'),
      today('Polite reminders, so that nobody has to chase friends for money'),
    ],
  },
  {
    slug: 'team-chat',
    title: 'Team Chat',
    icon: 'chat',
    summary: 'Talk as a team, with mentions and attachments.',
    audience: 'Everybody on a team',
    points: [
      today(
        'Mention one person, the captains or the whole team; a direct mention reaches you in a muted chat',
      ),
      today('Pictures and files, previewed and stripped of where they were taken'),
      today('Quiet hours of your own: what is not urgent waits until they are over'),
      next('Mention all who have not answered, beside the game it is about', '/events/new'),
    ],
  },
  {
    slug: 'player-discovery',
    title: 'Player Discovery',
    icon: 'search',
    summary: 'Find players and teams by sport, position and skill level.',
    audience: 'Captains short of a goalkeeper, and players new in town',
    points: [
      next(
        'Filters for sport, position, level and the nights you can play',
        '/find-players',
        '/discover-teams',
      ),
      next('Private until you say otherwise: you choose who may find you', '/find-players'),
      next('Teams, leagues and facilities around you on a map', '/map-discovery', '/discover-facilities'),
    ],
  },
  {
    slug: 'facility-management',
    title: 'Facility Management',
    icon: 'facility',
    summary: 'Complexes with several arenas, time slots, open play and house leagues.',
    audience: 'Sports complex owners and their staff',
    points: [
      next(
        'Every arena and its slots on one grid, with closures and prices',
        '/complex/manage',
        '/complex/arenas/:complexId',
      ),
      next(
        'No slot is ever sold twice: a booking and a league game claim the same hour',
        '/complex/:complexId/arenas/:arenaId/slots',
      ),
      next(
        'Open play that fills itself and cancels itself in good time',
        '/my-open-play',
        '/complex/:complexId/arenas/:arenaId/open-play',
      ),
    ],
  },
  {
    slug: 'secure-reliable',
    title: 'Secure & Reliable',
    icon: 'shield',
    summary: 'Role-based access control, and a 99.9% uptime guarantee that we measure in public.',
    audience: 'Everybody who trusts us with a name and an address',
    points: [
      today('Role-based access control on every address of the product, tested role by role'),
      today('Every pick and every change is an entry that nobody can edit, not even us'),
      today(
        'Personal details are encrypted with a key of their own: destroy the key and the live service can no longer read them',
      ),
      today('Measured availability, public, beside the 99.9% uptime guarantee'),
    ],
  },
];

export const AUDIENCES = ['Players', 'Captains', 'League admins', 'Complex owners'] as const;

/** Who gets what, in the order of {@link AUDIENCES}. */
export const WHO_GETS_WHAT: readonly { readonly what: string; readonly who: readonly boolean[] }[] = [
  { what: 'Watch the draft live', who: [true, true, true, true] },
  { what: 'Check the proof of the draft order', who: [true, true, true, true] },
  { what: 'Pick, queue and rank players', who: [false, true, false, false] },
  { what: 'Register for a league, alone, with friends or as a team', who: [true, true, false, false] },
  { what: 'Chat with the team, and pay dues by card', who: [true, true, false, false] },
  { what: 'Say what is due, and see who has paid', who: [false, true, true, false] },
  { what: 'Invite captains and co-captains', who: [false, false, true, false] },
  { what: 'Import players, set limits, run and undo the draft', who: [false, false, true, false] },
  { what: 'Apply for the open beta', who: [false, false, false, true] },
];
