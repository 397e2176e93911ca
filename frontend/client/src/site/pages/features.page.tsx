import { AUDIENCES, FEATURES, WHO_GETS_WHAT, isSoon, isToday, type Feature } from '../../content/features';
import { SIGN_UP } from '../../content/site';
import { Icon } from '../parts/icon';
import { PageHead } from '../parts/layout';
import { Picture } from '../parts/picture';
import { SoonTag } from '../parts/soon-tag';
import type { PictureName } from '../../content/names';

/** `/features` */
export const FeaturesPage = () => (
  <>
    <PageHead title="Features">
      What Fieldhouse does, and for whom. What works today is marked; the rest is being built with the leagues
      and complexes of the open beta.
    </PageHead>
    <nav className="wrap jump" aria-label="Features">
      {FEATURES.map(({ slug, title }) => (
        <a key={slug} href={`#${slug}`}>
          {title}
        </a>
      ))}
    </nav>
    {FEATURES.map((feature) => (
      <FeatureSection key={feature.slug} feature={feature} />
    ))}
    <section className="wrap section" aria-labelledby="who">
      <h2 id="who">Who can do what today</h2>
      <WhoTable />
      <p className="actions">
        <a className="button primary large" href={SIGN_UP}>
          Sign up for free
        </a>
      </p>
    </section>
  </>
);

const DRAFT_PICTURES: readonly { readonly name: PictureName; readonly caption: string }[] = [
  { name: 'order', caption: 'The order, and each step of its proof' },
  { name: 'pool', caption: 'The pool, straight from a spreadsheet' },
];

const FeatureSection = ({ feature }: { readonly feature: Feature }) => {
  const { slug, title, icon, summary, audience, points, picture } = feature;
  return (
    <section className="wrap section feature" aria-labelledby={slug}>
      <div>
        <h2 id={slug}>
          <Icon name={icon} /> {title}
          {isSoon(feature) && <SoonTag />}
        </h2>
        <p className="lead">{summary}</p>
        <p className="muted">For: {audience}</p>
        <p>
          <a className="more" href={SIGN_UP}>
            Sign up for free <Icon name="arrow" size={20} />
          </a>
        </p>
      </div>
      <ul className="points">
        {points.map((point) => (
          <li key={point.text}>
            <Icon name={isToday(point) ? 'check' : 'dot'} size={20} />
            <span>{point.text}</span>
            {isToday(point) ? (
              <small className="tag today">Today</small>
            ) : (
              <small className="tag">Being built</small>
            )}
          </li>
        ))}
      </ul>
      {picture && (
        <div className="gallery">
          <figure>
            <div className="frame">
              <Picture name={picture} sizes="(max-width: 767px) calc(100vw - 32px), 1120px" />
            </div>
            <figcaption>The room while a captain is on the clock</figcaption>
          </figure>
          {DRAFT_PICTURES.map(({ name, caption }) => (
            <figure key={name}>
              <div className="frame">
                <Picture name={name} sizes="(max-width: 767px) calc(100vw - 32px), 560px" />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
};

const WhoTable = () => (
  // A wide table scrolls by itself on a phone; the keyboard must get at it too.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="scroll" role="region" aria-label="Who can do what" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          {AUDIENCES.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WHO_GETS_WHAT.map(({ what, who }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {who.map((can, index) => (
              <td key={AUDIENCES[index]}>{can ? 'Yes' : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
