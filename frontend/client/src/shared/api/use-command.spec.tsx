import { act, renderHook } from '@testing-library/react';
import type { Failure } from './problem';
import { useCommand, type Keyed } from './use-command';

type Rename = Keyed & { readonly name: string };

const failure = (status: number): Failure => ({
  type: 'about:blank',
  status,
  code: 'any',
  title: 'Any',
  correlationId: 'c',
  retryAfterSeconds: null,
});

afterEach(() => jest.restoreAllMocks());

const setUp = (answers: readonly (Failure | string)[]) => {
  const sent: Rename[] = [];
  const trigger = (arg: Rename) => {
    const answer = answers[sent.push(arg) - 1] ?? 'done';
    const unwrap = (): Promise<string> =>
      typeof answer === 'string'
        ? Promise.resolve(answer)
        : Promise.reject(Object.assign(new Error(answer.title), answer));
    return { unwrap };
  };
  const { result } = renderHook(() => useCommand(trigger));
  const run = async (name: string) => act(async () => result.current.run({ name }));
  return { sent, result, run };
};

it('joins a second call while the first is under way', async () => {
  const { sent, result } = setUp(['done']);
  await act(async () => {
    await Promise.all([result.current.run({ name: 'Hawks' }), result.current.run({ name: 'Hawks' })]);
  });
  expect(sent).toHaveLength(1);
});

it('keeps the key when nothing was decided and the content is the same', async () => {
  const { sent, run } = setUp([failure(503), failure(0), 'done', 'done']);
  await run('Hawks');
  await run('Hawks');
  await run('Hawks');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  await run('Hawks');
  expect(new Set(sent.slice(0, 3).map((one) => one.commandKey)).size).toBe(1);
  expect(sent[3]?.commandKey).not.toBe(sent[2]?.commandKey);
});

it('takes the second half of a double click for the first, though the answer was quick', async () => {
  const { sent, run } = setUp(['done']);
  await run('Hawks');
  await run('Hawks');
  expect(sent).toHaveLength(1);
});

const click = (): boolean => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('takes a third click for the first, also where another command followed from it', async () => {
  const [create, configure] = [setUp(['done']), setUp(['done'])];
  for (let clicks = 0; clicks < 3; clicks += 1) {
    click();
    await create.run('Hawks');
    await configure.run('Hawks');
  }
  expect([create.sent.length, configure.sent.length]).toEqual([1, 1]);
});

it('sends the same again once something else was pressed, however quickly', async () => {
  const [remove, restore] = [setUp(['done', 'done']), setUp(['done'])];
  click();
  await remove.run('Kim');
  click();
  await restore.run('Kim');
  click();
  await remove.run('Kim');
  expect(remove.sent).toHaveLength(2);
  expect(remove.sent[1]?.commandKey).not.toBe(remove.sent[0]?.commandKey);
});

it('sends other content after the first, one at a time', async () => {
  const { sent, result } = setUp(['done', 'done']);
  await act(async () => {
    await Promise.all([result.current.run({ name: 'Hawks' }), result.current.run({ name: 'Owls' })]);
  });
  expect(sent.map(({ name }) => name)).toEqual(['Hawks', 'Owls']);
});

it('tells files of one name apart, and takes the same file for the same', async () => {
  const sent: string[] = [];
  const trigger = ({ commandKey }: Keyed & { readonly file: File }) => {
    sent.push(commandKey);
    return { unwrap: () => Promise.resolve('done') };
  };
  const { result } = renderHook(() => useCommand(trigger));
  const [crest, redrawn] = ['crest', 'redrawn'].map(
    (bytes) => new File([bytes], 'crest.png', { lastModified: 0 }),
  ) as [File, File];
  for (const file of [crest, crest, redrawn]) await act(async () => result.current.run({ file }));
  expect(sent).toHaveLength(2);
});

it('takes a new key after a refusal and for other content', async () => {
  const { sent, run } = setUp([failure(409), failure(503), 'done']);
  await run('Hawks');
  await run('Hawks');
  await run('Owls');
  expect(new Set(sent.map((one) => one.commandKey)).size).toBe(3);
});

it('keeps the failure until the next try', async () => {
  const { result, run } = setUp([failure(409), 'done']);
  const outcome = await run('Hawks');
  expect(outcome).toMatchObject({ ok: false, failure: { status: 409, code: 'any' } });
  expect(result.current.failure?.status).toBe(409);
  await run('Hawks');
  expect(result.current.failure).toBeNull();
});
