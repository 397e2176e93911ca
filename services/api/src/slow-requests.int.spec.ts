import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { startTestApp, type TestApp } from '@fieldhouse/testing';
import { sendRaw } from './testing/raw-http';

describe('requests that do not come to an end', () => {
  let stack: EmbeddedStack;
  let app: TestApp;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startTestApp({ stack, modules: [], events: [] });
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it('are answered and hung up on while their head is not there', async () => {
    const { status, type, body } = await sendRaw(app.url, 'GET /api/leagues HTTP/1.1\r\nhost: localhost\r\n');
    expect([status, type]).toEqual([408, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ code: 'too_slow' });
  });

  it('have ten seconds for the head and a minute for all of it, on so many connections', () => {
    const { headersTimeout, requestTimeout, maxConnections } = app.nest.getHttpServer();
    expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      maxConnections: 5_000,
    });
  });
});
