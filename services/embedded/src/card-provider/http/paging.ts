import type { Kind, Kinds } from '../store/kinds';
import type { Objects } from '../store/objects';
import type { Comparison, PageQuery } from '../store/page-query';
import type { Params } from './params';
import { missingResource, wrongParameter } from './refusals';

/** A list as the API answers it. */
export type List<T> = {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
};

const COMPARISONS: readonly Comparison[] = ['gt', 'gte', 'lt', 'lte'];
const USUAL = 10;
const MOST = 100;

const createdOf = (params: Params): PageQuery['created'] => {
  if (!params.has('created')) return {};
  if (params.isText('created')) {
    const second = params.integer('created') ?? 0;
    return { gte: second, lte: second };
  }
  const range = params.group('created');
  return Object.fromEntries(
    COMPARISONS.flatMap((name) => {
      const second = range?.integer(name);
      return second === undefined ? [] : [[name, second]];
    }),
  );
};

/**
 * Answers one page of a kind, the newest first.
 *
 * @param filters parameters that are fields to find by
 */
export const answerList = <K extends Kind>(
  objects: Objects,
  kind: K,
  params: Params,
  url: string,
  filters: readonly string[] = [],
  where: PageQuery['where'] = {},
): List<Kinds[K]> => {
  const limit = params.integer('limit') ?? USUAL;
  if (limit < 1 || limit > MOST)
    throw wrongParameter('limit', `Limit must be between 1 and ${MOST}.`, 'parameter_invalid_integer');
  const [after, before] = [params.text('starting_after'), params.text('ending_before')];
  if (after !== undefined && before !== undefined)
    throw wrongParameter('starting_after', 'Give either starting_after or ending_before.');
  const given = filters.flatMap((name) => {
    const value = params.text(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const page = objects.page(kind, {
    limit,
    after,
    before,
    created: createdOf(params),
    where: { ...where, ...Object.fromEntries(given) },
  });
  if (!page)
    throw missingResource(
      kind,
      after ?? before ?? '',
      after === undefined ? 'ending_before' : 'starting_after',
      400,
    );
  return { object: 'list', data: page.data, has_more: page.hasMore, url };
};
