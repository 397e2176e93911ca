import { sportCatalogue, type Sport } from '@fieldhouse/api-contract';
import { SIGN_UP } from '../../content/site';
import { PageHead } from '../parts/layout';

/** `/sports`, from the catalogue that leagues are made of. */
export const SportsPage = () => (
  <>
    <PageHead title="Sports">
      Each sport with its positions, its usual roster, its rules and what breaks a tie. A league takes these
      as they are, or changes them.
    </PageHead>
    <nav className="wrap jump" aria-label="Sports">
      {sportCatalogue.map(({ key, name }) => (
        <a key={key} href={`#${key}`}>
          {name}
        </a>
      ))}
    </nav>
    <div className="wrap sport-list">
      {sportCatalogue.map((sport) => (
        <SportCard key={sport.key} sport={sport} />
      ))}
    </div>
    <p className="wrap section actions">
      <a className="button primary large" href={SIGN_UP}>
        Sign up for free
      </a>
    </p>
  </>
);

const limitsOf = ({ limits, positions }: Sport): string => {
  const nameOf = (code: string): string =>
    positions.find((one) => one.code === code)?.name.toLowerCase() ?? code;
  const least = limits.positions.map(({ position, minimum }) => `${minimum} × ${nameOf(position)}`);
  return least.length === 0 ? 'No position is required' : `At least ${least.join(', ')}`;
};

const SportCard = ({ sport }: { readonly sport: Sport }) => {
  const { key, name, positions, rosterSize, minimumRoster, lineup, defaultRules, tieBreakOrder } = sport;
  return (
    <section className="card sport" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <dl>
        <dt>Positions</dt>
        <dd>
          <ul className="codes">
            {positions.map((position) => (
              <li key={position.code}>
                <abbr title={position.name}>{position.code}</abbr> {position.name}
              </li>
            ))}
          </ul>
        </dd>
        <dt>Roster</dt>
        <dd>
          Usually {rosterSize} players; a team needs {minimumRoster} to play. {limitsOf(sport)}.
        </dd>
        <dt>Lineup</dt>
        <dd>{lineup}.</dd>
        <dt>Usual rules</dt>
        <dd>
          <ul>
            {defaultRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </dd>
        <dt>Ties are broken by</dt>
        <dd>
          <ol>
            {tieBreakOrder.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </dd>
      </dl>
    </section>
  );
};
