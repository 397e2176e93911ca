import { launchChromium } from '../harness/chromium.mjs';
import { openRoom, SCREENS } from '../harness/open-room.mjs';
import { median } from '../harness/system.mjs';

const BACK_GOAL_MS = 2_000;

/** B39: how soon a phone without a connection says so in the room, and how soon it is in step again with what was missed. */
export const b39 = {
  id: 'B39',
  what: 'offline told in the room, phone; back and in step within 2 s with the pick that was missed',
  unit: 'ms',
  goal: 1_000,
  absolute: true,
  run: async ({ system, client, long }) => {
    const browser = await launchChromium();
    try {
      const room = await openRoom(system, client, browser, SCREENS.phone);
      const { context, page } = room;
      const inStep = page.getByRole('img', { name: /^In step/ });
      const outOfStep = page.getByRole('img', { name: /^Not in step/ });
      const told = [];
      const back = [];
      for (let pickNo = 1; pickNo <= (long ? 15 : 7); pickNo += 1) {
        told.push(
          await timed(async () => {
            await context.setOffline(true);
            await outOfStep.waitFor();
          }),
        );
        await room.pick(pickNo);
        back.push(
          await timed(async () => {
            await context.setOffline(false);
            await room.at(pickNo + 1);
            await inStep.waitFor();
          }),
        );
      }
      await room.close();
      const worst = Math.max(...back);
      return {
        value: Math.max(...told),
        ok: worst <= BACK_GOAL_MS,
        parts: { told: median(told), back: median(back), backLongest: worst },
      };
    } finally {
      await browser.close();
    }
  },
};

const timed = async (work) => {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
};
