import { directChatNamed } from '@fieldhouse/api-contract/chat-id';
import { blocksOf, type Block, type Inline } from './text';

/** A page of ours that a message links to. */
export type Linked = {
  readonly kind: 'team' | 'league' | 'direct';
  /** Of the team, the league or the chat. */
  readonly id: string;
  /** As it stands in the message. */
  readonly href: string;
};

const AT_MOST = 3;
const PAGES = [
  { kind: 'team', at: /^\/teams\/([\w.-]{1,64})\/?$/ },
  { kind: 'league', at: /^\/(?:complex\/)?leagues\/([\w.-]{1,64})(?:\/|$)/ },
] as const;

/**
 * @param origin of this page: what is elsewhere is never asked for
 * @param me whose messages `/messages` are
 * @returns what a message links to of ours, each once, the first three
 */
export const linkedIn = (text: string, origin: string, me: string): readonly Linked[] => {
  // Most messages link to nothing here, and need no second reading.
  if (!text.toLowerCase().includes(origin)) return [];
  const found = new Map<string, Linked>();
  for (const href of blocksOf(text).flatMap(linksOf)) {
    const linked = linkedAt(href, origin, me);
    const name = linked && `${linked.kind} ${linked.id}`;
    if (linked && name && !found.has(name)) found.set(name, linked);
  }
  return [...found.values()].slice(0, AT_MOST);
};

const linkedAt = (href: string, origin: string, me: string): Linked | null => {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.origin !== origin) return null;
  const { pathname, searchParams } = url;
  if (pathname === '/messages') {
    const id = directChatNamed(me, searchParams.get('with') ?? '');
    return id === null ? null : { kind: 'direct', id, href };
  }
  for (const { kind, at } of PAGES) {
    const [, id] = at.exec(pathname) ?? [];
    if (id !== undefined && id !== 'new') return { kind, id, href };
  }
  return null;
};

const linksOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'code':
      return [];
    case 'lines':
      return block.of.flatMap(hrefsOf);
    case 'quote':
      return block.of.flatMap(linksOf);
    case 'list':
      return block.items.flat().flatMap(linksOf);
    default:
      return block satisfies never;
  }
};

const hrefsOf = (piece: Inline): readonly string[] => {
  if (piece.kind === 'link') return [piece.href];
  return 'of' in piece ? piece.of.flatMap(hrefsOf) : [];
};
