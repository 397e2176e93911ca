import type { ReactNode } from 'react';
import type { ProspectusSection, ProspectusTable } from './prospectus-sections';

type ProspectusLinesProps = ProspectusSection & {
  /** A link to a league, in its name. */
  readonly linkTo: (leagueId: string, name: string) => ReactNode;
};

/** What a section says: sums side by side, then what things are, then its sentences. */
export const ProspectusLines = ({ title, table, lines, linkTo }: ProspectusLinesProps) => {
  const facts = lines.flatMap((line) => (typeof line === 'string' ? [] : line));
  const sentences = lines.flatMap((line) => (typeof line === 'string' ? line : []));
  return (
    <>
      {table && <Sums title={title} table={table} />}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, text, leagueId }) => (
            <div key={term}>
              <dt>{leagueId === undefined ? term : linkTo(leagueId, term)}</dt>
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

const Sums = ({
  title,
  table: { columns, rows },
}: {
  readonly title: string;
  readonly table: ProspectusTable;
}) => (
  <table aria-label={title} className="sums">
    <thead>
      <tr>
        <td />
        {columns.map(({ name, note, now }) => (
          <th key={`${name} ${note}`} scope="col">
            {now ? `${name}, now` : name}
            <small>{note}</small>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ term, cells }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          {cells.map((cell, n) => (
            // A row has as many cells as there are columns, and they stay where they are.
            <td key={columns[n]?.note} data-now={columns[n]?.now || undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
