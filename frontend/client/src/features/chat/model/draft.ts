import { partsOf, type WideMention } from '@fieldhouse/api-contract';

/** Whom a mention in a draft means. */
export type Mentionable =
  | { readonly kind: 'person'; readonly accountId: string; readonly name: string }
  | { readonly kind: 'many'; readonly wide: WideMention; readonly name: string };
/** A mention in the text of a draft, from `start` up to `end`. */
type Placed = { readonly start: number; readonly end: number; readonly means: Mentionable };
/** What somebody is writing: names as people read them, and beside them whom they mean. */
export type Draft = { readonly text: string; readonly mentions: readonly Placed[] };

export const NO_DRAFT: Draft = { text: '', mentions: [] };
export const WIDE_NAMES: Readonly<Record<WideMention, string>> = { team: 'team', captains: 'captains' };

/**
 * The draft after its text was edited: mentions behind the edit move with it, one that was edited itself is a word again.
 * @param caret where the caret stands after the edit: it tells two equal characters beside each other apart
 */
export const edited = ({ text: before, mentions }: Draft, text: string, caret: number): Draft => {
  const behind = text.slice(caret);
  const kept = before.endsWith(behind) ? behind.length : commonEnd(before, text);
  const oldEnd = before.length - kept;
  const newEnd = text.length - kept;
  const start = Math.min(commonStart(before, text), oldEnd, newEnd);
  const moved = newEnd - oldEnd;
  return {
    text,
    mentions: mentions.flatMap((one) => {
      if (one.end <= start) return [one];
      return one.start >= oldEnd ? [{ ...one, start: one.start + moved, end: one.end + moved }] : [];
    }),
  };
};

/** The draft with a mention in the place of what stands between two places, and where the caret goes then. */
export const mentioned = (
  draft: Draft,
  from: number,
  to: number,
  means: Mentionable,
): { readonly draft: Draft; readonly caret: number } => {
  const word = `@${means.name}`;
  const text = `${draft.text.slice(0, from)}${word} ${draft.text.slice(to)}`;
  const caret = from + word.length + 1;
  const { mentions } = edited(draft, text, caret);
  return {
    draft: { text, mentions: [...mentions, { start: from, end: from + word.length, means }].sort(byStart) },
    caret,
  };
};

/** The text as it is sent: `<@ACCOUNT>` for a person, `<!team>` for many. */
export const wireOf = ({ text, mentions }: Draft): string => {
  let from = 0;
  let wire = '';
  for (const { start, end, means } of mentions) {
    wire += text.slice(from, start);
    wire += means.kind === 'person' ? `<@${means.accountId}>` : `<!${means.wide}>`;
    from = end;
  }
  return `${wire}${text.slice(from)}`.trim();
};

/** A sent text as its author edits it. */
export const draftOf = (wire: string, nameOf: (accountId: string) => string): Draft => {
  let text = '';
  const mentions: Placed[] = [];
  for (const part of partsOf(wire)) {
    if (part.kind === 'text') {
      text += part.text;
      continue;
    }
    const name = part.kind === 'person' ? nameOf(part.accountId) : WIDE_NAMES[part.wide];
    const start = text.length;
    text += `@${name}`;
    mentions.push({ start, end: text.length, means: { ...part, name } });
  }
  return { text, mentions };
};

/** What is being typed after an @ at the caret: where it begins and what has been typed of the name; null: nothing. */
export const soughtAt = (
  { text, mentions }: Draft,
  caret: number,
): { readonly from: number; readonly sought: string } | null => {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from === -1 || /[\p{L}\p{N}]/u.test(before[from - 1] ?? '')) return null;
  const sought = before.slice(from + 1);
  const isMention = mentions.some(({ start, end }) => start <= from && from < end);
  return isMention || /\n|\s\S*\s|^\s|\s$/.test(sought) ? null : { from, sought };
};

const byStart = (a: Placed, b: Placed): number => a.start - b.start;

const commonStart = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
};
const commonEnd = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && n < b.length && a.at(-1 - n) === b.at(-1 - n)) n += 1;
  return n;
};
