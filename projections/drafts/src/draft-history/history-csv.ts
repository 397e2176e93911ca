import type { HistoryRow } from '@fieldhouse/api-contract';

const HEAD = ['When (UTC)', 'Who', 'For', 'What', 'Why'];

/** A text that a spreadsheet would take for a formula is marked as text. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The rows for a spreadsheet, the oldest first. */
export const historyCsv = (rows: readonly HistoryRow[]): string =>
  [
    HEAD,
    ...rows
      .toReversed()
      .map(({ at, actor, onBehalfOf, sentence, reason }) => [
        ...[at, actor, onBehalfOf ?? '', sentence, reason ?? ''],
      ]),
  ]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
