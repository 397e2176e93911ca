import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { freePortNow } from '../harness/ports.mjs';

const CONNECTIONS = 64;
const headers = { 'accept-encoding': 'br' };

/** LAND: the landing page at 64 connections, against a bare server that answers the same bytes and headers. */
export const landing = {
  id: 'LAND',
  what: 'landing page/s, 64 connections',
  unit: 'pages/s',
  anchor: 'a bare node:http server with the same answer',
  goal: 0.8,
  atLeast: true,
  run: async ({ system, pairs, long }) => {
    const answer = await fetch(`${system.address}/`, { headers });
    const page = await rawPage(`${system.address}/`);
    if (answer.status !== 200 || !(await answer.text()).includes('Your Team. All in One Place.'))
      throw new Error('this is not the landing page');
    const bare = createServer((_, response) => response.writeHead(200, page.headers).end(page.body));
    const port = await freePortNow();
    await new Promise((resolve) => bare.listen(port, '127.0.0.1', resolve));
    const seconds = long ? 6 : 2;
    const rate = async (url) => {
      const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${result.non2xx} answers were not the page`);
      return result['2xx'] / result.duration;
    };
    const samples = [];
    await rate(`${system.address}/`);
    for (let pair = 0; pair < pairs; pair += 1) {
      const anchor = await rate(`http://127.0.0.1:${port}/`);
      samples.push({ value: await rate(`${system.address}/`), anchor });
    }
    bare.close();
    bare.closeAllConnections();
    return { samples };
  },
};

/** The page as it goes over the wire, still compressed. */
const rawPage = async (url) => {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const kept = { ...response.headers };
        for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding']) delete kept[name];
        resolve({ body: Buffer.concat(parts), headers: kept });
      });
    })
      .on('error', reject)
      .end();
  });
};
