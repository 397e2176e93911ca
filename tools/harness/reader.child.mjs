import { openConnection } from './http-connection.mjs';

const READ_EVERY_MS = 20;

/** Somebody who loads a page's data again and again, in a process that does nothing else. */
const [port, token] = process.argv.slice(2);
const reader = await openConnection(Number(port));
let isOver = false;

process.on('message', async ({ count, stop }) => {
  isOver = stop === true;
  if (isOver) return;
  const waits = [];
  let due = performance.now();
  while (count === undefined ? !isOver : waits.length < count) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const from = performance.now();
    const { status } = await reader.get('/api/draft-leagues', token);
    if (status !== 200) throw new Error(`reading answered ${status}`);
    waits.push(performance.now() - from);
    due = Math.max(due + READ_EVERY_MS, performance.now());
  }
  process.send(waits);
});
process.on('disconnect', () => process.exit());
process.send('ready');
