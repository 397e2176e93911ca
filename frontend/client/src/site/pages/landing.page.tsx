import { UPTIME_CLAIM_PERCENT, sportCatalogue } from '@fieldhouse/api-contract';
import { FEATURES, isSoon } from '../../content/features';
import { APPLY, SIGN_UP } from '../../content/site';
import { Icon } from '../parts/icon';
import { Picture } from '../parts/picture';
import { SoonTag } from '../parts/soon-tag';

/** In the order in which visitors look for them; the others follow. */
const FIRST = ['soccer', 'basketball', 'softball', 'hockey', 'volleyball', 'flag-football', 'pickleball'];
const SPORTS = [
  ...FIRST.flatMap((key) => sportCatalogue.filter((sport) => sport.key === key)),
  ...sportCatalogue.filter(({ key }) => !FIRST.includes(key)),
];
const BENEFITS = [
  ['Free during beta', 'No fee for your complex while the beta lasts.'],
  ['Priority support', 'Your questions come first, and a person answers.'],
  ['Feature influence', 'You say what your front desk needs; we build that next.'],
] as const;

/**
 * In sight at once: the page's head asks for it before anything else. On a phone the room of a laptop could not be read:
 * it is the phone's own there.
 */
export const HERO = [
  { name: 'room', sizes: '(max-width: 767px) calc(100vw - 32px), 660px', media: '(min-width: 600px)' },
  { name: 'phone', sizes: '280px', media: '(max-width: 599.98px)' },
] as const;
const [WIDE, NARROW] = HERO;

/** `/` */
export const LandingPage = () => (
  <>
    <aside className="banner" aria-label="Open Beta">
      <p className="wrap">
        <strong className="chip">Open Beta</strong>
        <span>For sports complex owners: run your leagues on Fieldhouse, free. Spots are limited.</span>
        <a href={APPLY}>Apply Now</a>
      </p>
    </aside>
    <section className="hero wrap">
      <div>
        <h1>Your Team. All in One Place.</h1>
        <p className="lead">
          Rosters, leagues, live drafts, dues and chat for adult recreational sports, so that the evening is
          about the game.
        </p>
        <p className="actions">
          <a className="button primary large when-out" href={SIGN_UP}>
            Get Started Free
          </a>
          <a className="button primary large when-in" href="/dashboard">
            Open dashboard
          </a>
        </p>
      </div>
      <div className="frame from-600">
        <Picture {...WIDE} first />
      </div>
      <div className="frame phone below-600">
        <Picture {...NARROW} first />
      </div>
    </section>
    <section className="wrap section" aria-labelledby="features">
      <h2 id="features">Everything a season needs</h2>
      <ul className="cards">
        {FEATURES.map((feature) => (
          <li key={feature.slug}>
            <a className="card" href={`/features#${feature.slug}`}>
              <Icon name={feature.icon} />
              {isSoon(feature) && <SoonTag />}
              <h3>{feature.title}</h3>
              <p>{feature.summary}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
    <section className="wrap section split" aria-labelledby="draft-night">
      <div className="frame phone from-600">
        <Picture name="phone" sizes="280px" />
      </div>
      <div>
        <h2 id="draft-night">Draft night, on every phone in the room</h2>
        <p className="lead">
          One clock for all. A queue that picks for you when the bus is late. An order that anybody can check,
          and an undo that loses nothing.
        </p>
        <p>
          <a className="more" href="/features#league-draft-management">
            See how the draft works <Icon name="arrow" size={20} />
          </a>
        </p>
      </div>
    </section>
    <section className="sunken" aria-labelledby="beta">
      <div className="wrap section split even">
        <div>
          <p className="eyebrow">Open beta for complex owners</p>
          <h2 id="beta">Your leagues today, your arenas next</h2>
          <p className="lead">
            Multi-arena management and league operations in one place. Today you run leagues: registration,
            drafts, chat and dues.
          </p>
          <p className="lead">
            <SoonTag /> Several arenas from one front desk: slots, bookings and open play that never claim the
            same hour twice.
          </p>
          <p className="actions">
            <a className="button primary large" href={APPLY}>
              Apply for Beta Access
            </a>
          </p>
        </div>
        <ul className="ticks">
          {BENEFITS.map(([title, text]) => (
            <li key={title}>
              <Icon name="check" size={20} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <section className="wrap section" aria-labelledby="sports">
      <h2 id="sports">Your sport, by its own rules</h2>
      <ul className="sports">
        {SPORTS.map(({ key, name, positions, rosterSize }) => (
          <li key={key}>
            <a href={`/sports#${key}`}>
              <strong>{name}</strong>
              <span>
                {positions.length} positions · roster of {rosterSize}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href="/sports">
            <strong>and more</strong>
            <span>How each of them is played here</span>
          </a>
        </li>
      </ul>
    </section>
    <section className="wrap section trust" aria-label="Secure and reliable">
      <p>
        <strong>Role-based access control.</strong> Every page and every address checks who asks and what
        their role is.
      </p>
      <p>
        <strong>{UPTIME_CLAIM_PERCENT}% uptime guarantee.</strong> We publish{' '}
        <a href="/about?tab=status">what we measure</a>.
      </p>
    </section>
    <section className="closing" aria-labelledby="closing">
      <div className="wrap">
        <h2 id="closing">Next season starts with a name and an e-mail</h2>
        <a className="button large" href={SIGN_UP}>
          Sign up for free
        </a>
      </div>
    </section>
  </>
);
