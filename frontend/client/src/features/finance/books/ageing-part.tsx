import type { AgeingView } from '@fieldhouse/api-contract';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { financeApi, LOOKED_AT, type AsOfAsked } from '../api/finance.api';
import { figureOf } from '../words/finance-words';
import { TableFrame } from '../table-frame';

type Ageing = AgeingView['currencies'][number];
const BUCKETS = [
  ['notDueMinor', 'Not due yet'],
  ['to30Minor', '1–30 days late'],
  ['to60Minor', '31–60 days late'],
  ['to90Minor', '61–90 days late'],
  ['over90Minor', 'More than 90 days late'],
] as const satisfies readonly (readonly [keyof Ageing, string])[];

/** Lists of invoices count a place that is held as unpaid, and one that is waited for not; the books do it the other way round. */
const HELD =
  'A place that is only held until it is paid is not owed yet, and not counted here. One that is lost and waited for stays owed, and counts by its due day.';

/** What banks have not decided is asked of nobody, and no invoice is late by it. */
const DISPUTED = 'What a bank has taken back and not decided counts by its due day.';

/** As on the invoices of a league; for the books of all there is no day that is everybody's. */
const lateWords = ({ of }: AsOfAsked): string =>
  `Late is what is due on a day that is over ${of === null ? 'in every time zone' : 'where the league is'}.`;

type AgeingPartProps = AsOfAsked & {
  /** What teams are called; of those that are not among them, nothing is said alone. */
  readonly teamNames?: ReadonlyMap<string, string>;
};

/** What is owed as of an instant, by how long it has been due. */
export const AgeingPart = ({ teamNames = NOBODY, ...asked }: AgeingPartProps) => {
  const query = financeApi.useAgeingQuery(asked, LOOKED_AT);
  return (
    <Section
      title="Aging"
      hint={`What is owed, by how long it has been due. ${lateWords(asked)} ${DISPUTED} ${HELD}`}
    >
      <QueryView query={query} what="What is owed could not be loaded" skeleton={<RowsSkeleton rows={5} />}>
        {({ currencies }) => {
          const owed = currencies.filter(({ totalMinor, teams }) => totalMinor !== 0 || teams.length > 0);
          return owed.length === 0 ? (
            <EmptyState title="Nothing is owed">
              What is owed and not paid appears here, by how late it is. {HELD}
            </EmptyState>
          ) : (
            owed.map((one) => <OfCurrency key={one.currency} ageing={one} teamNames={teamNames} />)
          );
        }}
      </QueryView>
    </Section>
  );
};

const NOBODY: ReadonlyMap<string, string> = new Map();

type OfCurrencyProps = { readonly ageing: Ageing; readonly teamNames: ReadonlyMap<string, string> };
const OfCurrency = ({ ageing, teamNames }: OfCurrencyProps) => {
  const { currency, totalMinor } = ageing;
  return (
    <>
      <div className="ageing-bar" aria-hidden>
        {BUCKETS.filter(([bucket]) => ageing[bucket] > 0).map(([bucket]) => (
          <div key={bucket} data-bucket={bucket} style={{ flexGrow: ageing[bucket] }} />
        ))}
      </div>
      <TableFrame label={`What is owed, in ${currency}`}>
        <caption>In {currency}</caption>
        <thead>
          <tr>
            <th scope="col">How late</th>
            <th scope="col">Owed</th>
          </tr>
        </thead>
        <tbody>
          {BUCKETS.map(([bucket, words]) => (
            <tr key={bucket}>
              <th scope="row">
                <span className="finance-swatch" data-bucket={bucket} /> {words}
              </th>
              <td>{figureOf(ageing[bucket], currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{figureOf(totalMinor, currency)}</td>
          </tr>
        </tfoot>
      </TableFrame>
      <TeamsOwing ageing={ageing} teamNames={teamNames} />
    </>
  );
};

const TeamsOwing = ({ ageing: { currency, teams }, teamNames }: OfCurrencyProps) => {
  const known = teams.flatMap(({ teamId, ...owed }) => {
    const name = teamNames.get(teamId);
    return name === undefined ? [] : [{ teamId, name, ...owed }];
  });
  if (known.length === 0) return null;
  return (
    <TableFrame label={`What teams owe, in ${currency}`}>
      <caption>By team, in {currency}</caption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          <th scope="col">Late</th>
          <th scope="col">Owed</th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ teamId, name, totalMinor, notDueMinor }) => (
          <tr key={teamId}>
            <th scope="row">{name}</th>
            <td>{figureOf(totalMinor - notDueMinor, currency)}</td>
            <td>{figureOf(totalMinor, currency)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
};
