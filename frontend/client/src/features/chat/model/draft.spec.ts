import fc from 'fast-check';
import {
  draftOf,
  edited,
  mentioned,
  NO_DRAFT,
  soughtAt,
  wireOf,
  type Draft,
  type Mentionable,
} from './draft';

const ana: Mentionable = { kind: 'person', accountId: 'ana', name: 'Ana Brook' };
const everybody: Mentionable = { kind: 'many', wide: 'team', name: 'team' };
/** Types a text at a place, in the place of what is selected there. */
const type = (draft: Draft, at: number, typed: string, selected = 0): Draft =>
  edited(draft, `${draft.text.slice(0, at)}${typed}${draft.text.slice(at + selected)}`, at + typed.length);
const greeting = (): Draft => mentioned(type(NO_DRAFT, 0, 'Hi @an!'), 3, 6, ana).draft;

it('shows the name and sends whom it means', () => {
  expect(greeting().text).toBe('Hi @Ana Brook !');
  expect(wireOf(greeting())).toBe('Hi <@ana> !');
});

it.each([
  ['before it', 0, 'Oh. ', 0, 'Oh. Hi <@ana> !'],
  ['right before it, the same character', 3, '@', 0, 'Hi @<@ana> !'],
  ['right after it', 13, 's', 0, 'Hi <@ana>s !'],
  ['behind it', 15, '!', 0, 'Hi <@ana> !!'],
  ['within it', 5, 'x', 0, 'Hi @Axna Brook !'],
  ['its last letter away', 12, '', 1, 'Hi @Ana Broo !'],
  ['all of it away', 3, '', 10, 'Hi  !'],
])('keeps whom a mention means when one types %s', (_, at, typed, selected, wire) => {
  expect(wireOf(type(greeting(), at, typed, selected))).toBe(wire);
});

it('takes several mentions in any order', () => {
  const draft = mentioned(greeting(), 0, 0, everybody).draft;
  expect(draft.text).toBe('@team Hi @Ana Brook !');
  expect(wireOf(draft)).toBe('<!team> Hi <@ana> !');
});

it('edits what was sent and sends it as it was', () => {
  const wire = 'Hi <@ana>, <!captains> & <@kim>';
  const draft = draftOf(wire, (id) => (id === 'ana' ? 'Ana Brook' : 'Kim Young'));
  expect(draft.text).toBe('Hi @Ana Brook, @captains & @Kim Young');
  expect(wireOf(draft)).toBe(wire);
});

it('never sends half a mention, whatever is typed where', () => {
  const edits = fc.array(
    fc.tuple(fc.nat(40), fc.constantFrom('', '@', 'a', ' ', '@Ana Brook', '\n'), fc.nat(6)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(edits, (all) => {
      const draft = all.reduce((now, [at, typed, selected]) => {
        const place = Math.min(at, now.text.length);
        return type(now, place, typed, Math.min(selected, now.text.length - place));
      }, greeting());
      for (const { start, end, means } of draft.mentions)
        expect(draft.text.slice(start, end)).toBe(`@${means.name}`);
    }),
  );
});

it.each([
  ['@', 1, { from: 0, sought: '' }],
  ['hey @Jo', 7, { from: 4, sought: 'Jo' }],
  ['(@ana br', 8, { from: 1, sought: 'ana br' }],
  ['mail@example', 12, null],
  ['@ana and then', 13, null],
  ['@ana\n', 5, null],
  ['no', 2, null],
])('seeks a name in %j at %s', (text, caret, found) => {
  expect(soughtAt({ text, mentions: [] }, caret)).toEqual(found);
});

it('seeks nothing in a mention that is there', () => {
  expect(soughtAt(greeting(), 8)).toBeNull();
});
