import { calendarDay, wallTime, type OpenLeaguesPage } from '@fieldhouse/api-contract';
import { Link, useLocation } from 'react-router-dom';
import { GENDER_WORDS, LEVEL_WORDS } from '../../../shared/lib/level-words';
import {
  FORMAT_WORDS,
  nextStep,
  nightsText,
  placeTexts,
  pricesText,
} from '../../../shared/lib/prospectus-words';
import { count } from '../../../shared/lib/words';
import { sportName, useCatalogue } from '../../../shared/sports/use-catalogue';
import { StatusChip, type ProductState } from '../../../shared/ui/status-chip';

/** A league in the list; its name opens it beside the list. */
export const LeagueCard = ({ league }: { readonly league: OpenLeaguesPage['leagues'][number] }) => {
  const { leagueId, name, season, sport, stage, format, level, genderType, venue, nights, startsOn } = league;
  const { miles } = league;
  const { catalogue } = useCatalogue();
  const { search } = useLocation();
  const opened = new URLSearchParams(search);
  opened.set('league', leagueId);
  const next = nextStep(league, Date.now());
  const where = venue === null ? null : [venue.name, venue.city].filter((part) => part !== '').join(', ');
  const facts = [sportName(catalogue, sport), FORMAT_WORDS[format], LEVEL_WORDS[level]];
  return (
    <article aria-label={name} className="card league-card">
      <div className="league-card-head">
        <h2 className="title">
          <Link to={{ search: opened.toString() }} state={{ fromList: true }} className="link link-plain">
            {name}
          </Link>
        </h2>
        <StatusChip state={stage satisfies ProductState} />
      </div>
      <p className="muted">{[season, ...facts, GENDER_WORDS[genderType]].join(' · ')}</p>
      <p>
        {nights.length > 0 && `${nightsText(nights)}, `}
        {nights.length > 0 ? 'from' : 'From'} {calendarDay(startsOn)}
      </p>
      {league.draftAt !== null && <p>Draft {wallTime(league.draftAt, league.zone)}</p>}
      {where !== null && <p className="muted">{miles ? `${where} · ${count(miles, 'mile')} away` : where}</p>}
      {league.prices.length > 0 && <p className="league-card-price">{pricesText(league)}</p>}
      <div className="league-card-foot">
        <span>{placeTexts(league).join(' · ')}</span>
        <span title={next.exact ?? undefined}>{next.words}</span>
      </div>
    </article>
  );
};
