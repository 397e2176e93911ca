import { Collection, type FindCursor } from 'mongodb';

type Found = { readonly collection: string; readonly cursor: FindCursor };

/** @returns how many documents the store looks at in a collection for what is found there during some work */
export const documentsExamined = async (
  collection: string,
  work: () => Promise<unknown>,
): Promise<number> => {
  const all = await findsDuring(work);
  const explained = await Promise.all(
    all.filter((one) => one.collection === collection).map(({ cursor }) => cursor.clone().explain()),
  );
  return explained.reduce((sum, one) => sum + examinedIn(one), 0);
};

const findsDuring = async (work: () => Promise<unknown>): Promise<readonly Found[]> => {
  const found: Found[] = [];
  const { find } = Collection.prototype;
  Collection.prototype.find = function (this: Collection, ...asked: Parameters<typeof find>) {
    const cursor = find.apply(this, asked);
    found.push({ collection: this.collectionName, cursor });
    return cursor;
  } as typeof find;
  try {
    await work();
  } finally {
    Collection.prototype.find = find;
  }
  return found;
};

type Explained = { readonly executionStats?: { readonly totalDocsExamined: number } };
const examinedIn = ({ executionStats }: Explained): number => executionStats?.totalDocsExamined ?? 0;
