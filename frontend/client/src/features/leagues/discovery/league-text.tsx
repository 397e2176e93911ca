import type { OpenLeagueView } from '@fieldhouse/api-contract';
import type { ComponentProps } from 'react';
import { ShareRounded } from '../../../shared/icons/share-rounded';
import { nextStep, priceLine } from '../../../shared/lib/prospectus-words';
import { useCopy } from '../../../shared/lib/use-copy';
import { sportName, useCatalogue } from '../../../shared/sports/use-catalogue';
import { Button } from '../../../shared/ui/button';
import { StatusChip } from '../../../shared/ui/status-chip';
import { ProspectusText } from '../prospectus/prospectus-text';

type LeagueTextProps = Pick<ComponentProps<typeof ProspectusText>, 'eligibility'> & {
  readonly league: OpenLeagueView;
};

/** All that a published league says. */
export const LeagueText = ({ league, eligibility }: LeagueTextProps) => {
  const { leagueId, season, sport, stage } = league;
  const { catalogue } = useCatalogue();
  const { copied, copy } = useCopy();
  const { words, exact } = nextStep(league, Date.now());
  const price = priceLine(league);
  return (
    <>
      <div className="league-text-head">
        <StatusChip state={stage} />
        <span className="muted">
          {sportName(catalogue, sport)} · {season}
        </span>
        <Button size="small" onClick={() => void copy(`${window.location.origin}/leagues/${leagueId}`)}>
          <ShareRounded fontSize="small" /> {copied ? 'Link copied' : 'Share'}
        </Button>
      </div>
      <p className="league-text-next">
        <strong>{words}</strong>
        {exact !== null && ` · ${exact}`}
      </p>
      {price !== null && <p>{price}</p>}
      <ProspectusText league={league} {...(eligibility && { eligibility })} />
    </>
  );
};
