import { sportCatalogue, type OpenLeagueView } from '@fieldhouse/api-contract';
import { ProspectusEssentials } from '../../shared/lib/prospectus-essentials';
import { ProspectusLines } from '../../shared/lib/prospectus-lines';
import { sectionsOf } from '../../shared/lib/prospectus-sections';
import { expiryWords, nextStep, priceLine } from '../../shared/lib/prospectus-words';
import { Icon } from '../parts/icon';
import { PageHead } from '../parts/layout';
import { leaguePath, publicLeaguePath } from '../../shared/lib/league-path';

type LeaguePageProps = {
  readonly league: OpenLeagueView;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const ICONS = {
  when: <Icon name="calendar" />,
  where: <Icon name="facility" />,
  draft: <Icon name="draft" />,
  who: <Icon name="team" />,
  places: <Icon name="check" />,
};

/** `/leagues/:leagueId`: all that a published league says, for everybody. */
export const LeaguePage = ({ league, now }: LeaguePageProps) => {
  const { leagueId, name, season, sport, stage, prospectus, waivers } = league;
  const { words, exact } = nextStep(league, now);
  const price = priceLine(league);
  const about = sportCatalogue.find(({ key }) => key === sport);
  const positionName = (code: string): string =>
    about?.positions.find((position) => position.code === code)?.name ?? code;
  const canRegister = stage === 'announced' || stage === 'open' || stage === 'full';
  return (
    <>
      <PageHead title={name}>
        {about?.name ?? sport} · {season}
      </PageHead>
      <article className="wrap league">
        <p>
          <strong>{words}</strong>
          {exact !== null && ` · ${exact}`}
        </p>
        {price !== null && <p>{price}</p>}
        <p className="actions">
          {/* By /auth, which leads back there. */}
          <a className="button primary large when-out" href={leaguePath(leagueId, true)}>
            {canRegister ? 'Sign in to register' : 'Sign in'}
          </a>
          <a className="button primary large when-in" href={leaguePath(leagueId)}>
            Open in Fieldhouse
          </a>
        </p>
        <ProspectusEssentials league={league} icons={ICONS} />
        {prospectus.about !== '' && <p className="league-about">{prospectus.about}</p>}
        <div className="league-sections">
          {sectionsOf(league, positionName).map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              <ProspectusLines {...section} linkTo={(id, of) => <a href={publicLeaguePath(id)}>{of}</a>} />
            </section>
          ))}
          {waivers.length > 0 && (
            <section>
              <h2>Waivers</h2>
              {waivers.map(({ waiverId, title, text, required, expiry }) => (
                <details key={waiverId}>
                  <summary>
                    {title} ({required ? 'to be signed' : 'optional'}). {expiryWords(expiry)}.
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
