/** A query that was asked for: who asks while one is on its way is given the answer to that one. */
type Asked<Data> = PromiseLike<{ readonly requestId?: string }> & {
  readonly requestId: string;
  readonly unwrap: () => Promise<Data>;
};

/**
 * What a query says by now. What was on its way before may not know of what has just been done: then it is asked again.
 * @throws Failure as the query does
 */
export const readAnew = async <Data>(ask: () => Asked<Data>): Promise<Data> => {
  const asked = ask();
  const { requestId } = await asked;
  return (requestId === asked.requestId ? asked : ask()).unwrap();
};
