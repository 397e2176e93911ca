import type { ChatItemView } from '@fieldhouse/api-contract';
import { card, keyOf, message } from '../../../../test/chat-samples';
import type { Unsent } from '../live/outbox';
import { timelineOf } from './timeline';

const dayOf = (iso: string): string => iso.slice(0, 10);
const unsent = (messageId: string, at: string): Unsent => ({
  ...{ messageId, at, commandKey: 'k', channel: 'team', text: 'Hi', files: [], reply: null, refusal: null },
  isTaken: false,
});
const rowsOf = (
  items: readonly ChatItemView[],
  { readKey = null, waiting = [] }: { readKey?: string | null; waiting?: readonly Unsent[] } = {},
) => timelineOf({ items, unsent: waiting, me: 'ana', readKey, dayOf });
const said = (rows: ReturnType<typeof rowsOf>): readonly string[] =>
  rows.map((row) =>
    [
      row.id,
      ...(row.day === null ? [] : [row.day]),
      ...(row.isFirstUnread ? ['new'] : []),
      ...(row.kind !== 'card' && row.isGrouped ? ['grouped'] : []),
    ].join(' '),
  );

it('groups what one person says within five minutes, but no answers, and not past others or a card', () => {
  const reply = { messageId: 'm1', authorId: 'kim', text: 'Message 1', attachments: [] };
  expect(
    said(
      rowsOf([
        message(1),
        message(2),
        message(7),
        message(8, { reply }),
        message(9, { authorId: 'lee' }),
        message(10),
        card(11),
        message(12),
      ]),
    ),
  ).toEqual(['m1 2026-11-23', 'm2 grouped', 'm7', 'm8', 'm9', 'm10', 'c11', 'm12']);
});

it('names each day once, above its first row', () => {
  const tomorrow = (n: number) => message(n, { at: `2026-11-24T00:0${n}:00.000Z` });
  expect(said(rowsOf([message(1), tomorrow(2), tomorrow(3)]))).toEqual([
    'm1 2026-11-23',
    'm2 2026-11-24',
    'm3 grouped',
  ]);
});

it('marks the first message of others behind what was read', () => {
  const items = [message(1), message(2, { authorId: 'ana' }), card(3), message(4), message(5)];
  expect(said(rowsOf(items, { readKey: keyOf(1) }))).toEqual([
    'm1 2026-11-23',
    'm2',
    'c3',
    'm4 new',
    'm5 grouped',
  ]);
  expect(said(rowsOf(items, { readKey: '' }))[0]).toBe('m1 2026-11-23 new');
  expect(said(rowsOf(items)).join()).not.toContain('new');
});

it('ends with what is not there yet, each message once', () => {
  const at = '2026-11-23T18:03:00.000Z';
  const items = [message(1), message(2, { authorId: 'ana' })];
  expect(said(rowsOf(items, { waiting: [unsent('m2', at), unsent('m9', at)] }))).toEqual([
    'm1 2026-11-23',
    'm2',
    'm9 grouped',
  ]);
});
