import type { HistoryRow } from '@fieldhouse/api-contract';
import Papa from 'papaparse';

const HEAD = ['When (UTC)', 'Who', 'For', 'What', 'Why'];

/** The rows for a spreadsheet, the oldest first. A text that it would take for a formula is marked as text. */
export const historyCsv = (rows: readonly HistoryRow[]): string =>
  Papa.unparse(
    [
      HEAD,
      ...rows
        .toReversed()
        .map(({ at, actor, onBehalfOf, sentence, reason }) => [
          at,
          actor,
          onBehalfOf ?? '',
          sentence,
          reason ?? '',
        ]),
    ],
    { quotes: true, escapeFormulae: true },
  );
