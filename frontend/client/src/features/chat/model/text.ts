import {
  filesWords,
  pollWords,
  type Attachment,
  type PollView,
  type WideMention,
} from '@fieldhouse/api-contract';
import { Marked, type Token, type TokenizerExtension, type Tokens } from 'marked';

/** A piece of a line of a message. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'strike'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly of: readonly Inline[] }
  | { readonly kind: 'person'; readonly accountId: string }
  | { readonly kind: 'many'; readonly wide: WideMention }
  | { readonly kind: 'break' };
/** A part of a message that stands by itself. */
export type Block =
  | { readonly kind: 'lines'; readonly of: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly of: readonly Block[] }
  | {
      readonly kind: 'list';
      readonly first: number | null;
      readonly items: readonly (readonly Block[])[];
    };

/** Deeper than people write. */
const DEEPEST = 40;
const MENTION = /^<(?:@([\w.:-]{1,64})|!(team|captains))>/;
const mention: TokenizerExtension = {
  name: 'mention',
  level: 'inline',
  start: (text) => /<[@!]/.exec(text)?.index,
  tokenizer: (text) => {
    const [raw, accountId, wide] = MENTION.exec(text) ?? [];
    return raw === undefined ? undefined : { type: 'mention', raw, accountId, wide };
  },
};
const none = (): undefined => undefined;
/** Markdown as chats have it: no headings, tables, pictures or HTML, and each line is a line. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  extensions: [],
  tokenizer: {
    heading: none,
    lheading: none,
    hr: none,
    html: none,
    tag: none,
    table: none,
    def: none,
    reflink: none,
    code: none,
  },
});
marked.use({ extensions: [mention] });

/** @returns a message's text as it is shown; what is no Markdown stands there as it was written */
export const blocksOf = (text: string): readonly Block[] => {
  const plain: readonly Block[] = [{ kind: 'lines', of: [{ kind: 'text', text }] }];
  if (new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d+[.)])){${DEEPEST}}`, 'm').test(text)) return plain;
  try {
    return blocks(marked.lexer(text));
  } catch {
    return plain;
  }
};

const blocks = (tokens: readonly Token[]): readonly Block[] =>
  tokens.flatMap((token): readonly Block[] => {
    switch (token.type) {
      case 'space':
      case 'checkbox':
        return [];
      case 'code':
        return [{ kind: 'code', text: (token as Tokens.Code).text }];
      case 'blockquote':
        return [{ kind: 'quote', of: blocks((token as Tokens.Blockquote).tokens) }];
      case 'list': {
        const { ordered, start, items } = token as Tokens.List;
        const first = ordered && typeof start === 'number' ? start : null;
        return [{ kind: 'list', first, items: items.map((item) => blocks(item.tokens)) }];
      }
      default:
        return [{ kind: 'lines', of: inlines('tokens' in token ? (token.tokens ?? []) : [], token.raw) }];
    }
  });

const inlines = (tokens: readonly Token[], raw: string): readonly Inline[] =>
  tokens.length === 0 ? [{ kind: 'text', text: raw }] : tokens.map(inline);

const STYLES: Readonly<Record<string, 'bold' | 'italic' | 'strike'>> = {
  strong: 'bold',
  em: 'italic',
  del: 'strike',
};

const inline = (token: Token): Inline => {
  const style = STYLES[token.type];
  if (style) return { kind: style, of: inlines((token as Tokens.Strong).tokens, token.raw) };
  switch (token.type) {
    case 'br':
      return { kind: 'break' };
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text };
    case 'link': {
      const { href, tokens } = token as Tokens.Link;
      const of = inlines(tokens, token.raw);
      return isWeb(href) ? { kind: 'link', href, of } : { kind: 'text', text: token.raw };
    }
    case 'mention': {
      const { accountId, wide } = token as Tokens.Generic & {
        readonly accountId?: string;
        readonly wide?: WideMention;
      };
      return wide === undefined ? { kind: 'person', accountId: accountId ?? '' } : { kind: 'many', wide };
    }
    case 'escape':
    case 'text':
      return { kind: 'text', text: (token as Tokens.Text).text };
    default:
      return { kind: 'text', text: token.raw };
  }
};

const isWeb = (href: string): boolean => /^https?:\/\//i.test(href) && URL.canParse(href);

/** The text of a message in one line, mentions as names: for quotes, pins and announcements. */
export const oneLine = (text: string, nameOf: (accountId: string) => string): string =>
  text
    .replace(/<@([\w.:-]{1,64})>/g, (_, accountId: string) => `@${nameOf(accountId)}`)
    .replace(/<!(team|captains)>/g, '@$1')
    .replace(/^[ \t]*>+ ?/gm, '')
    .replace(/\*\*|~~|`+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

type Said = {
  readonly text: string | null;
  readonly attachments: readonly Attachment[];
  readonly poll?: PollView | null;
};

/** A message in one line: what is written, else what its files are called. */
export const saidIn = ({ text, attachments, poll }: Said, nameOf: (accountId: string) => string): string => {
  const line = oneLine(text ?? '', nameOf);
  return poll ? pollWords(line) : line || filesWords(attachments);
};
