import type { OpenLeagueView } from '@fieldhouse/api-contract';
import { ShareRounded } from '../../../shared/icons/share-rounded';
import { sectionsOf, type ProspectusLine } from '../../../shared/lib/prospectus-sections';
import { nextStep, pricesText } from '../../../shared/lib/prospectus-words';
import { useCopy } from '../../../shared/lib/use-copy';
import { sportName, useCatalogue } from '../../../shared/sports/use-catalogue';
import { Button } from '../../../shared/ui/button';
import { StatusChip } from '../../../shared/ui/status-chip';

/** All that a published league says. */
export const LeagueText = ({ league }: { readonly league: OpenLeagueView }) => {
  const { leagueId, season, sport, stage, prospectus, waivers } = league;
  const { catalogue } = useCatalogue();
  const { copied, copy } = useCopy();
  const { words, exact } = nextStep(league, Date.now());
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
      {league.prices.length > 0 && (
        <p>
          {stage === 'announced' ? 'First price: ' : 'Now: '}
          {pricesText(league)}
        </p>
      )}
      {prospectus.about !== '' && <p className="league-text-about">{prospectus.about}</p>}
      {sectionsOf(league).map(({ title, lines }) => (
        <section key={title} aria-label={title} className="league-section">
          <h3>{title}</h3>
          <Lines lines={lines} />
        </section>
      ))}
      {waivers.length > 0 && (
        <section aria-label="Waivers" className="league-section">
          <h3>Waivers</h3>
          {waivers.map(({ waiverId, title, text, required }) => (
            <details key={waiverId} className="league-waiver">
              <summary>
                {title} <span className="muted">{required ? 'to be signed' : 'optional'}</span>
              </summary>
              <p>{text}</p>
            </details>
          ))}
        </section>
      )}
    </>
  );
};

const Lines = ({ lines }: { readonly lines: readonly ProspectusLine[] }) => {
  const sentences = lines.flatMap((line) => (typeof line === 'string' ? line : []));
  const facts = lines.flatMap((line) => (typeof line === 'string' ? [] : line));
  return (
    <>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
};
