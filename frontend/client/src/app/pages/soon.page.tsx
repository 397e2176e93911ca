import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeader } from '../../shared/ui/page-header';
import type { Page } from '../route-table';

/** Something to do from here. */
type Way = { readonly to: string; readonly label: string };

const drafts: Way = { to: '/draft-leagues', label: 'Open Draft Leagues' };
const dashboard: Way = { to: '/dashboard', label: 'Back to the dashboard' };
const facility: Way = { to: '/complex', label: 'Back to the facility dashboard' };

/** What will stand at an address, and what can be done meanwhile. */
const WORDS: Readonly<Record<string, readonly [string, Way]>> = {
  '/schedule': ['Your games and events will stand here. Draft nights stand with their leagues.', drafts],
  '/standings': ['The tables of your divisions will stand here.', drafts],
  '/discover-teams': ['Teams that want somebody of your sport, position and level will stand here.', drafts],
  '/find-players': [
    'Players who wish to be found will stand here, by sport, position and level. A league keeps its own pool meanwhile.',
    drafts,
  ],
  '/discover-facilities': [
    'Sports complexes near you, their arenas and their free slots will stand here.',
    dashboard,
  ],
  '/map-discovery': [
    'Teams, leagues, facilities and open play around you will stand here on a map.',
    dashboard,
  ],
  '/my-open-play': ['The open-play sessions that you join will stand here.', dashboard],
  '/events/new': ['You will set up games, practices and other events of your team here.', dashboard],
  '/feed': ['What happens in your teams and leagues will stand here.', dashboard],
  '/complex/manage': [
    'Your complexes with their arenas, opening hours and prices will stand here.',
    facility,
  ],
  '/complex/arenas/:complexId': ['The arenas of a complex will stand here.', facility],
  '/complex/:complexId/arenas/:arenaId/slots': [
    'The time slots of an arena and who has booked them will stand here.',
    facility,
  ],
  '/complex/:complexId/arenas/:arenaId/open-play': [
    'The open-play sessions of an arena will stand here.',
    facility,
  ],
  '/leagues/:leagueId/games': [
    'The games of a league, their results and its tables will stand here.',
    drafts,
  ],
};

/** The page of a part of the product that is not there yet: what it will be, and what can be done meanwhile. */
export const SoonPage = ({ page }: { readonly page: Page }) => {
  const [words, way] = WORDS[page.path] ?? [`${page.label} will stand here.`, dashboard];
  return (
    <>
      <PageHeader title={page.label} status={<span className="chip">Soon</span>} />
      <EmptyState
        title="Not part of Fieldhouse yet"
        action={
          <ButtonLink to={way.to} variant="filled">
            {way.label}
          </ButtonLink>
        }
      >
        {words}
      </EmptyState>
    </>
  );
};
