import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { readUploadedForm } from './uploaded-form';

const MEGABYTES = 4 * 1024 * 1024;

it('reads what came at once a chunk at a time, and lets others be answered in between', async () => {
  const app = fastify();
  await app.register(multipart, { limits: { fileSize: MEGABYTES } });
  const chunksInTurns: number[] = [];
  app.post('/', async (request) => {
    let chunks = 0;
    request.raw.on('data', () => {
      chunks += 1;
      if (chunks > 1) return;
      setImmediate(() => {
        chunksInTurns.push(chunks);
        chunks = 0;
      });
    });
    const { file, fields } = await readUploadedForm(request, 'file');
    return { bytes: file?.bytes.length, name: file?.name, note: fields.get('note') };
  });
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const body = new FormData();
    body.set('file', new Blob([Buffer.alloc(MEGABYTES, 'a')]), 'list.csv');
    body.set('note', 'after it');
    const answer = await fetch(address, { method: 'POST', body });
    expect(await answer.json()).toEqual({ bytes: MEGABYTES, name: 'list.csv', note: 'after it' });
    expect(chunksInTurns.length).toBeGreaterThan(10);
    expect(new Set(chunksInTurns)).toEqual(new Set([1]));
  } finally {
    await app.close();
  }
});
