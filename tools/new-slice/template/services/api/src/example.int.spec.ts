import type { ExampleListView, ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import { startWholeApi } from './testing/whole-api';
import { exampleListProjection } from '../../../projections/example/src/example-list.projection';

describe('an example, over HTTP', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let ana: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    ana = await app.signUp('ana');
    ben = await app.signUp('ben');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const open = async (name: string): Promise<string> => {
    const { streamId } = await app.command('POST', '/example', { ...ana, body: { name } });
    return streamId.slice('example-'.length);
  };
  const close = ({ token }: TestPerson, exampleId: string, reason = 'Nothing left to do') =>
    app.send<ProblemView & { readonly position: string }>('POST', `/example/${exampleId}/close`, {
      token,
      body: { reason },
    });
  const listOf = async ({ token }: TestPerson): Promise<ExampleListView['list']> =>
    (await app.send<ExampleListView>('GET', '/example', { token })).body.list;

  it('is in the list of whoever opened it, and in no other', async () => {
    const exampleId = await open('Saturday');
    const { body } = await close(ana, exampleId);
    await app.projected(exampleListProjection, body.position);
    expect(await listOf(ana)).toEqual([
      expect.objectContaining({
        exampleId,
        name: 'Saturday',
        revision: 1,
        closed: expect.objectContaining({ reason: 'Nothing left to do' }),
      }),
    ]);
    expect(await listOf(ben)).toEqual([]);
  });

  it('says why it refuses', async () => {
    const exampleId = await open('Sunday');
    await close(ana, exampleId);
    const { status, body } = await close(ana, exampleId);
    expect([status, body.code]).toEqual([409, 'example_closed']);
  });

  it('is not found by others', async () => {
    const { status } = await close(ben, await open('Monday'));
    expect(status).toBe(404);
  });
});
