import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeader } from '../../shared/ui/page-header';
import type { Page } from '../route-table';

/** Something to do from here. */
type Way = { readonly to: string; readonly label: string };

const drafts: Way = { to: '/draft-leagues', label: 'Open Draft Leagues' };
const dashboard: Way = { to: '/dashboard', label: 'Back to the dashboard' };
const facility: Way = { to: '/complex', label: 'Back to the facility dashboard' };

/** What will be at an address, and what can be done meanwhile. */
const WORDS: Readonly<Record<string, readonly [string, Way]>> = {
  '/schedule': ['Your games and events will be here. Draft nights are with their leagues.', drafts],
  '/standings': ['The tables of your divisions will be here.', drafts],
  '/discover-teams': ['Teams that want somebody of your sport, position and level will be here.', drafts],
  '/find-players': [
    'Players who wish to be found will be here, by sport, position and level. A league keeps its own pool meanwhile.',
    drafts,
  ],
  '/discover-facilities': [
    'Sports complexes near you, their arenas and their free slots will be here.',
    dashboard,
  ],
  '/map-discovery': ['Teams, leagues, facilities and open play around you will be here on a map.', dashboard],
  '/my-open-play': ['The open-play sessions that you join will be here.', dashboard],
  '/events/new': ['You will set up games, practices and other events of your team here.', dashboard],
  '/feed': ['What happens in your teams and leagues will be here.', dashboard],
  '/complex/manage': ['Your complexes with their arenas, opening hours and prices will be here.', facility],
  '/complex/arenas/:complexId': ['The arenas of a complex will be here.', facility],
  '/complex/:complexId/arenas/:arenaId/slots': [
    'The time slots of an arena and who has booked them will be here.',
    facility,
  ],
  '/complex/:complexId/arenas/:arenaId/open-play': [
    'The open-play sessions of an arena will be here.',
    facility,
  ],
  '/leagues/:leagueId/games': ['The games of a league, their results and its tables will be here.', drafts],
};

/** The page of a part of the product that is not there yet: what it will be, and what can be done meanwhile. */
export const SoonPage = ({ page }: { readonly page: Page }) => {
  const [words, way] = WORDS[page.path] ?? [`${page.label} will be here.`, dashboard];
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
