import { sportCatalogue, type OpenLeagueView } from '@fieldhouse/api-contract';
import { sectionsOf, type ProspectusLine } from '../../shared/lib/prospectus-sections';
import { nextStep, pricesText } from '../../shared/lib/prospectus-words';
import { PageHead } from '../parts/layout';

type LeaguePageProps = {
  readonly league: OpenLeagueView;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** `/leagues/:leagueId`: all that a published league says, for everybody. */
export const LeaguePage = ({ league, now }: LeaguePageProps) => {
  const { leagueId, name, season, sport, stage, prospectus, waivers } = league;
  const { words, exact } = nextStep(league, now);
  const sportName = sportCatalogue.find(({ key }) => key === sport)?.name ?? sport;
  const canRegister = stage === 'announced' || stage === 'open' || stage === 'full';
  // Whoever is not signed in comes by /auth, which leads back there.
  const inApp = `/discover-leagues?league=${encodeURIComponent(leagueId)}`;
  return (
    <>
      <PageHead title={name}>
        {sportName} · {season}
      </PageHead>
      <article className="wrap league">
        <p>
          <strong>{words}</strong>
          {exact !== null && ` · ${exact}`}
        </p>
        {league.prices.length > 0 && (
          <p>
            {stage === 'announced' ? 'First price: ' : 'Now: '}
            {pricesText(league)}
          </p>
        )}
        <p className="actions">
          <a className="button primary large when-out" href={inApp}>
            {canRegister ? 'Sign in to register' : 'Sign in'}
          </a>
          <a className="button primary large when-in" href={inApp}>
            Open in Fieldhouse
          </a>
        </p>
        {prospectus.about !== '' && <p className="league-about">{prospectus.about}</p>}
        <div className="league-sections">
          {sectionsOf(league).map(({ title, lines }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Lines lines={lines} />
            </section>
          ))}
          {waivers.length > 0 && (
            <section>
              <h2>Waivers</h2>
              {waivers.map(({ waiverId, title, text, required }) => (
                <details key={waiverId}>
                  <summary>
                    {title} ({required ? 'to be signed' : 'optional'})
                  </summary>
                  <p>{text}</p>
                </details>
              ))}
            </section>
          )}
        </div>
      </article>
    </>
  );
};

const Lines = ({ lines }: { readonly lines: readonly ProspectusLine[] }) => {
  const facts = lines.flatMap((line) => (typeof line === 'string' ? [] : line));
  const sentences = lines.flatMap((line) => (typeof line === 'string' ? line : []));
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
