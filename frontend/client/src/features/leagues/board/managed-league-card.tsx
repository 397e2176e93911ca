import { mayDraft, type ManagedLeague } from '@fieldhouse/api-contract';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { MoreVertRounded } from '../../../shared/icons/more-vert-rounded';
import { sportName, useCatalogue } from '../../../shared/sports/use-catalogue';
import { ButtonLink } from '../../../shared/ui/button';
import { StatusChip } from '../../../shared/ui/status-chip';
import { FORMAT_WORDS, spanWords } from '../../../shared/lib/prospectus-words';
import { listOf } from '../../../shared/lib/words';
import { STAFF_ROLE_WORDS } from '../invite/offer-words';
import { stepPath } from '../setup/steps';
import { worksOf } from '../staff-work';
import { chipOf, newsOf, nextOf, placesOf } from './board-words';
import './board.css';

/** One league as its staff sees it: where it stands, and what comes next for whoever runs it, or what the others do there. */
export const ManagedLeagueCard = ({ league }: { readonly league: ManagedLeague }) => {
  const { leagueId, name, season, stage, prospectus, staffRoles } = league;
  const id = useId();
  const { catalogue } = useCatalogue();
  const work = worksOf(leagueId, staffRoles);
  const helps = work.length > 0;
  const news = newsOf(league);
  const drafts = mayDraft(prospectus);
  return (
    <article aria-labelledby={id} className="card managed">
      <div className="managed-head">
        <StatusChip state={chipOf(stage)} />
        {!helps && <CardMenu league={league} />}
      </div>
      <div>
        <h3 id={id} className="managed-name">
          {name}
        </h3>
        <p className="muted">
          {sportName(catalogue, league.sport)} <span aria-hidden>·</span> {season}
          {prospectus && ` · ${FORMAT_WORDS[prospectus.format]}`}
        </p>
      </div>
      <div className="managed-facts">
        {prospectus && <p>{spanWords(prospectus)}</p>}
        <p>{placesOf(league)}</p>
        {helps && <p>You are its {listOf(staffRoles.map((role) => STAFF_ROLE_WORDS[role].toLowerCase()))}</p>}
        {news && <p className="muted">{news}</p>}
      </div>
      <div className="managed-foot">
        {(helps ? work : [nextOf(league)]).map(({ to, label }) => (
          <ButtonLink
            key={label}
            variant={stage === 'draft' && !helps ? 'filled' : 'outlined'}
            to={to}
            aria-label={`${label}: ${name}`}
          >
            {label}
          </ButtonLink>
        ))}
        {stage !== 'draft' && !helps && (
          <ButtonLink
            variant="text"
            to={`/leagues/${leagueId}/teams`}
            aria-label={`Registrations of ${name}`}
          >
            Registrations
          </ButtonLink>
        )}
        {drafts && (
          <ButtonLink
            variant="text"
            to={`/complex/leagues/${leagueId}/draft`}
            aria-label={`Player draft of ${name}`}
          >
            Player draft
          </ButtonLink>
        )}
      </div>
    </article>
  );
};

const CardMenu = ({ league: { leagueId, name, prospectus } }: { readonly league: ManagedLeague }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={`What to do about ${name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={stepPath(leagueId, 'basics')}>
          Change the details
        </MenuItem>
        <MenuItem component={Link} to={stepPath(leagueId, 'staff')}>
          Staff
        </MenuItem>
        {prospectus && (
          <MenuItem component={Link} to={`/complex/leagues?new&copy=${encodeURIComponent(leagueId)}`}>
            Copy to a new season
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
