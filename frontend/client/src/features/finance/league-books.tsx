import { useSearchParams } from 'react-router-dom';
import { Books } from './books/books';
import { ExportsPart } from './books/exports-part';
import { CollectionPart } from './over-time/collection-part';

type LeagueBooksProps = {
  readonly leagueId: string;
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
};

/** The books of one league, for who looks after its money. */
export const LeagueBooks = ({ leagueId, teams }: LeagueBooksProps) => {
  const [params] = useSearchParams();
  const of = { leagueId };
  return (
    <section aria-labelledby="league-books" className="finance-books">
      <h2 id="league-books" className="title">
        Books of this league
      </h2>
      <Books
        of={of}
        teamNames={new Map(teams.map(({ teamId, name }) => [teamId, name]))}
        opensInvoice={({ invoiceId }) => {
          if (invoiceId === null) return null;
          const to = new URLSearchParams(params);
          to.set('invoice', invoiceId);
          return `?${to}`;
        }}
      />
      <CollectionPart of={of} />
      <ExportsPart of={of} />
    </section>
  );
};
