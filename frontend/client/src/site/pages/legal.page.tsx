import { PageHead } from '../parts/layout';
import { dateText, type LegalText } from '../article';

const Day = ({ of }: { readonly of: string }) => <time dateTime={of}>{dateText(of)}</time>;

/** `/privacy` and `/terms`; earlier versions by `?version=`. */
export const LegalPage = ({ text, version }: { readonly text: LegalText; readonly version: string }) => {
  const { path, versions } = text;
  const [current] = versions;
  const shown = versions.find(({ slug }) => slug === version);
  if (!shown || !current) return null;
  const next = versions[versions.indexOf(shown) - 1];
  const others = versions.filter((one) => one !== shown);
  return (
    <>
      <PageHead title={shown.title}>{shown.summary}</PageHead>
      <div className="wrap legal">
        <nav className="contents" aria-label="Table of contents">
          <h2>Contents</h2>
          <ol>
            {shown.headings.map(({ id, text: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading.replace(/^\d+\.\s*/, '')}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="reading">
          {shown !== current && (
            <p className="notice">
              This version is no longer in force. <a href={path}>Read the current one</a>.
            </p>
          )}
          <p className="muted">
            Version {shown.slug}, in force {next ? 'from' : 'since'} <Day of={shown.date} />
            {next && (
              <>
                {' '}
                to <Day of={next.date} />
              </>
            )}
          </p>
          <div dangerouslySetInnerHTML={{ __html: shown.html }} />
          <h2 id="versions">Other versions</h2>
          {others.length === 0 && <p>This is the first version.</p>}
          <ul>
            {others.map(({ slug, date }) => (
              <li key={slug}>
                <a href={slug === current.slug ? path : `${path}?version=${slug}`}>
                  Version of {dateText(date)}
                </a>
              </li>
            ))}
          </ul>
        </article>
      </div>
    </>
  );
};
