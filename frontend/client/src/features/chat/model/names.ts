import type { ChatItemView, ChatPerson } from '@fieldhouse/api-contract';
import { DELETED_PLAYER } from '../../../shared/lib/words';

type Names = ReadonlyMap<string, string>;

/** What people are called by account: whoever leaves the chat keeps their name, until it is heard that they were erased. */
export const namesAfter = (
  known: Names,
  people: readonly ChatPerson[],
  items: readonly ChatItemView[],
  forgotten: ReadonlySet<string>,
): Names => {
  const authors = items.flatMap((item) =>
    item.kind === 'message' && item.state === 'forgotten' ? [item.authorId] : [],
  );
  const erased = [...authors, ...forgotten];
  const now = new Map([
    ...people.map(({ accountId, name }) => [accountId, name] as const),
    ...erased.map((accountId) => [accountId, DELETED_PLAYER] as const),
  ]);
  const news = [...now].filter(([accountId, name]) => known.get(accountId) !== name);
  return news.length === 0 ? known : new Map([...known, ...news]);
};
