import { MongoServerError, type Collection } from 'mongodb';
import { CRUD_TABLE, GIVEN } from './crud-table';
import { connect, type StoreUnderTest } from './store-under-test';

const NOT_SERVED = 115;
const isEmbedded = process.env['MONGODB_URL'] === undefined;

type Outcome = { readonly result: unknown } | { readonly code: unknown; readonly words: string };

const outcomeOf = async (run: Promise<unknown>): Promise<Outcome> => {
  try {
    return { result: await run };
  } catch (error) {
    if (error instanceof MongoServerError) return { code: error.code, words: error.message };
    throw error;
  }
};

describe('the CRUD interface', () => {
  let store: StoreUnderTest;
  let docs: Collection;
  beforeAll(async () => (store = await connect()));
  beforeEach(async () => (docs = await store.fresh(GIVEN)));
  afterAll(() => store.stop());

  const left = () => docs.find().sort({ _id: 1 }).toArray();

  it.each(CRUD_TABLE.filter(({ embedded }) => embedded === 'served' || !isEmbedded))(
    'serves $name',
    async ({ run, result, error, outcome = GIVEN }) => {
      const found = await outcomeOf(run(docs));
      if (error !== undefined) expect(found).toMatchObject({ code: error });
      else if (typeof result === 'object' && result !== null) expect(found).toMatchObject({ result });
      else expect(found).toEqual({ result });
      expect(await left()).toEqual(outcome);
    },
  );

  it.each(isEmbedded ? CRUD_TABLE.filter(({ embedded }) => embedded === 'refused') : [])(
    'refuses $name, naming what serves it',
    async ({ run }) => {
      const found = await outcomeOf(run(docs));
      expect(found).toMatchObject({
        code: NOT_SERVED,
        words: expect.stringContaining('MONGODB_URL') as string,
      });
      expect(await left()).toEqual(GIVEN);
    },
  );
});
