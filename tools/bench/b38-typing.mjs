import { launchChromium } from '../harness/chromium.mjs';
import { openRoom, SCREENS } from '../harness/open-room.mjs';

const SLOWER = 4;
const EVERY_MS = 900;
/** As fast as people type on a phone. */
const KEY_MS = 130;
const WORDS = ['rodriguez', 'ana', 'o neil', 'jo', 'smith'];

/** B38: how long a key waits for the page, while somebody searches and picks arrive, on a processor four times slower. */
export const b38 = {
  id: 'B38',
  what: `delay of a key in the search for players while picks arrive, p98, processor ${SLOWER} times slower, the longer of a desktop and a phone`,
  unit: 'ms',
  goal: 100,
  absolute: true,
  run: async ({ system, client, long }) => {
    const browser = await launchChromium();
    try {
      const parts = {};
      for (const [width, viewport] of Object.entries(SCREENS)) {
        const delays = await typed(system, client, browser, viewport, long ? 60 : 24);
        parts[width] = {
          keys: delays.length,
          p50: at(delays, 0.5),
          p98: at(delays, 0.98),
          max: at(delays, 1),
        };
      }
      return { value: Math.max(...Object.values(parts).map(({ p98 }) => p98)), parts };
    } finally {
      await browser.close();
    }
  },
};

/** Delays in ms from the press to the page's first chance to hear of it, the shortest first. */
const typed = async (system, client, browser, viewport, picks) => {
  const room = await openRoom(system, client, browser, viewport);
  const { page } = room;
  await page.evaluate(() => {
    globalThis.delays = [];
    globalThis.addEventListener(
      'keydown',
      (event) => globalThis.delays.push(performance.now() - event.timeStamp),
      true,
    );
  });
  const search = page.getByRole('searchbox', { name: 'Search players' });
  await search.click();
  const session = await room.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let pickNo = 0;
  let broken;
  const picking = setInterval(() => {
    pickNo += 1;
    if (pickNo > picks) clearInterval(picking);
    else room.pick(pickNo).catch((error) => (broken = error));
  }, EVERY_MS);
  for (let word = 0; pickNo <= picks && !broken; word += 1) {
    await search.pressSequentially(WORDS[word % WORDS.length], { delay: KEY_MS });
    await search.press('ControlOrMeta+a');
    await search.press('Delete');
  }
  clearInterval(picking);
  if (broken) throw broken;
  const delays = await page.evaluate(() => globalThis.delays);
  await room.close();
  return delays.sort((a, b) => a - b);
};

const at = (sorted, share) => Number(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)].toFixed(1));
