import type { ProspectusLine } from './prospectus-sections';

/** What a section says: first what things are, then its sentences. */
export const ProspectusLines = ({ lines }: { readonly lines: readonly ProspectusLine[] }) => {
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
