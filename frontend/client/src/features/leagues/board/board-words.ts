import { calendarDay, closesAt, type LeagueStage, type ManagedLeague } from '@fieldhouse/api-contract';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { count } from '../../../shared/lib/words';
import type { ProductState } from '../../../shared/ui/status-chip';
import { stepPath } from '../setup/steps';

/** The groups of the board, in their order. */
export const STAGES: readonly { readonly stage: LeagueStage; readonly title: string }[] = [
  { stage: 'draft', title: 'In preparation' },
  { stage: 'announced', title: 'Announced' },
  { stage: 'open', title: 'Registration open' },
  { stage: 'full', title: 'Full' },
  { stage: 'closed', title: 'Registration closed' },
  { stage: 'running', title: 'In season' },
  { stage: 'finished', title: 'Finished' },
  { stage: 'cancelled', title: 'Canceled' },
];

/** How the chip of a stage looks. */
export const chipOf = (stage: LeagueStage): ProductState => (stage === 'draft' ? 'configuring' : stage);

/** What comes next, in words: 'Opens in 3 days · Tue, Mar 1, 9:00 AM EST'; null where nothing does. */
export const newsOf = ({ stage, prospectus, zone }: ManagedLeague): string | null => {
  if (prospectus === null) return null;
  const { windows, startsOn, endsOn } = prospectus;
  const when = (word: string, at: string): string => `${word} ${relativeTime(at)} · ${exactTime(at, zone)}`;
  switch (stage) {
    case 'draft':
    case 'announced':
      return Date.parse(windows.opensAt) > Date.now()
        ? when('Opens', windows.opensAt)
        : when(Date.parse(closesAt(windows)) > Date.now() ? 'Closes' : 'Closed', closesAt(windows));
    case 'open':
    case 'full':
      return when('Closes', closesAt(windows));
    case 'closed':
      return `Starts ${calendarDay(startsOn)}`;
    case 'running':
      return `Ends ${calendarDay(endsOn)}`;
    case 'finished':
    case 'cancelled':
      return null;
  }
};

/** What the organizer does next, and where. */
export const nextOf = ({
  leagueId,
  stage,
  prospectus,
}: ManagedLeague): { readonly to: string; readonly label: string } => {
  if (stage === 'cancelled' || stage === 'finished')
    return { to: stepPath(leagueId, 'review'), label: 'Look at it' };
  if (prospectus === null) return { to: stepPath(leagueId, 'season'), label: 'Write the prospectus' };
  if (stage === 'draft') return { to: stepPath(leagueId, 'review'), label: 'Review and publish' };
  return { to: stepPath(leagueId, 'review'), label: 'Open setup' };
};

/** '3 of 12 teams'. */
export const placesOf = ({ teams, teamCount }: ManagedLeague): string =>
  `${teams} of ${count(teamCount, 'team')}`;
