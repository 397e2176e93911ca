import type { TeamDetailsBody } from '@fieldhouse/api-contract';
import { ownZone } from '../../../shared/lib/times';
import { TEAM_COLORS } from '../../../shared/lib/team-colors';

const PREFERRED_SPORT = 'softball';
const [, BLUE] = TEAM_COLORS;
/** What stands well on a shirt of any of the colors to choose from, beside these. */
export const ACCENTS = ['#FFFFFF', '#000000'] as const;

/** What a new team starts from: what most choose. */
export const teamDefaults = (): TeamDetailsBody => ({
  name: '',
  sport: PREFERRED_SPORT,
  color: BLUE,
  accent: ACCENTS[0],
  city: null,
  zone: ownZone(),
  level: 'recreational',
  genderType: 'open',
  privacy: 'public',
  joinPolicy: 'request',
  rosterLimit: null,
  frozenFrom: null,
});
