import type { LeagueBody, SportView } from '@fieldhouse/api-contract';

const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'] as const;
const PREFERRED_SPORT = 'softball';

/** What a new league starts from: the season that comes next, twelve teams, the sport's usual roster and limits. */
export const leagueDefaults = (sports: readonly SportView[], zone: string, today: Date): LeagueBody => {
  const sport = sports.find(({ key }) => key === PREFERRED_SPORT) ?? sports[0];
  return {
    name: '',
    sport: sport?.key ?? '',
    season: nextSeason(today),
    teamCount: 12,
    rosterSize: sport?.rosterSize ?? 12,
    limits: sport?.limits ?? { positions: [], genders: [] },
    gameNights: [],
    zone,
  };
};

/** 'Spring 2027' in November 2026: the season whose start is nearest ahead. */
export const nextSeason = (today: Date): string => {
  const quarter = Math.floor(((today.getMonth() + 1) % 12) / 3) + 1;
  const year = today.getFullYear() + (today.getMonth() === 11 ? 1 : 0);
  return quarter > 3 ? `Winter ${year + 1}` : `${SEASONS[quarter] ?? 'Spring'} ${year}`;
};
