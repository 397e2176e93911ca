import { QUESTIONS } from '../../content/questions';
import { APPLY } from '../../content/site';
import { StatusPanel } from '../islands/status-panel';
import { Island } from '../parts/island';
import { PageHead } from '../parts/layout';

export type AboutTab = 'about' | 'status';
const TABS = [
  { tab: 'about', to: '/about', label: 'About us' },
  { tab: 'status', to: '/about?tab=status', label: 'Status' },
] as const;

/** `/about` and `/about?tab=status`: two pages that link to each other, so that both can be read without scripts. */
export const AboutPage = ({ tab }: { readonly tab: AboutTab }) => (
  <>
    <PageHead title={tab === 'about' ? 'About Fieldhouse' : 'Status'}>
      {tab === 'about'
        ? 'We build the place where a recreational season lives, from the first sign-up to the last whistle.'
        : 'How available Fieldhouse is now, and was on each of the last 90 days.'}
    </PageHead>
    <nav className="wrap tabs" aria-label="About">
      {TABS.map(({ tab: name, to, label }) => (
        <a key={name} href={to} aria-current={name === tab ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
    {tab === 'about' ? (
      <AboutText />
    ) : (
      <div className="wrap section">
        <Island name="status" element={<StatusPanel />} />
        <noscript>
          <p>
            The figures need JavaScript. They are also at <a href="/api/status">/api/status</a>.
          </p>
        </noscript>
      </div>
    )}
  </>
);

const AUDIENCES = [
  ['Players', 'see where they are needed, answer once, and are found by teams that look for them.'],
  ['Captains', 'spend draft night picking and Monday night playing, not chasing answers and dues.'],
  ['League administrators', 'run registration, drafts and tables that nobody has to take on trust.'],
  ['Complex owners', 'fill their arenas and see every hour of them on one grid.'],
] as const;

const AboutText = () => (
  <div className="wrap reading">
    <h2>What we are here for</h2>
    <p>
      Adults play because somebody organizes: a captain with a spreadsheet, a commissioner with three group
      chats, a front desk with a paper calendar. They do it in the evening, for nothing, and they get blamed
      when it goes wrong. We want them to have tools that are as fair and as calm as they are.
    </p>
    <p>
      So Fieldhouse writes down what happened and never edits it. Orders are proved, undone picks stay on
      record, and every computed thing can say why.
    </p>
    <h2>Whom it is for</h2>
    <ul>
      {AUDIENCES.map(([who, what]) => (
        <li key={who}>
          <strong>{who}</strong> {what}
        </li>
      ))}
    </ul>
    <p>
      Not all of it is there yet. <a href="/features">What works today</a> is marked.
    </p>
    <h2>The open beta</h2>
    <p>
      Sports complex owners are invited to a free open beta with limited spots: multi-arena management and
      league operations, with priority support and a say in what comes next. Leagues run today; arenas, slots
      and bookings come next. <a href={APPLY}>Apply for beta access</a>.
    </p>
    <h2>Questions</h2>
    {QUESTIONS.map(({ question, answer }) => (
      <details className="question" key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
    <h2>Talk to us</h2>
    <p>
      Every message gets a number and an answer from a person. <a href="/contact">Write to us</a>.
    </p>
  </div>
);
