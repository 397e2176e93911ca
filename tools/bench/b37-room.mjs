import { setTimeout as pause } from 'node:timers/promises';
import { launchChromium } from '../harness/chromium.mjs';
import { openRoom, SCREENS } from '../harness/open-room.mjs';
import { median } from '../harness/system.mjs';

const WARM_UP = 12;
/** Long enough for all that a page does about a pick, the last of which is to say it. */
const BETWEEN_MS = 1_300;
const TASK_GOAL_MS = 15;

/** B37: what one pick costs a captain's open page of the room, by the processor time of its renderer. */
export const b37 = {
  id: 'B37',
  what: 'processor time of an open draft room per pick, 12 × 15, the dearer of a desktop and a phone',
  unit: 'ms',
  goal: 45,
  absolute: true,
  run: async ({ system, client, long }) => {
    const browser = await launchChromium();
    try {
      const parts = {};
      for (const [width, viewport] of Object.entries(SCREENS))
        parts[width] = await perPick(system, client, browser, viewport, long ? 60 : 24);
      const values = Object.values(parts).map(({ pick }) => pick);
      const task = Math.max(...Object.values(parts).map(({ largestTask }) => largestTask));
      return { value: Math.max(...values), ok: task <= TASK_GOAL_MS, parts };
    } finally {
      await browser.close();
    }
  },
};

/** Medians over `n` picks, ms. */
const perPick = async (system, client, browser, viewport, n) => {
  const room = await openRoom(system, client, browser, viewport);
  const pick = async (pickNo) => {
    await room.pick(pickNo);
    await pause(BETWEEN_MS);
  };
  for (let pickNo = 1; pickNo <= WARM_UP; pickNo += 1) await pick(pickNo);
  await browser.startTracing(room.page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  const starts = [];
  for (let pickNo = WARM_UP + 1; pickNo <= WARM_UP + n; pickNo += 1) {
    // The clock of the trace as well.
    starts.push(Number(process.hrtime.bigint() / 1_000n));
    await pick(pickNo);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  // It has followed to the end.
  await room.at(WARM_UP + n + 1);
  await room.close();
  return costs(traceEvents, starts);
};

const KINDS = {
  script: ['FunctionCall', 'EvaluateScript', 'TimerFire', 'RunMicrotasks', 'FireAnimationFrame'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

/** Median cost of the spans that begin at `starts`, by what the renderer's main thread and its other threads do. */
const costs = (events, starts) => {
  const main = mainThread(events);
  const spans = starts.map((from, i) => ({ from, to: starts[i + 1] ?? from + BETWEEN_MS * 1_000 }));
  const timed = events.filter(({ ph, pid, tdur }) => ph === 'X' && pid === main.pid && tdur > 0);
  const isTask = ({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask';
  const onMain = timed.filter(({ tid }) => tid === main.tid);
  const tasks = onMain.filter(isTask);
  const others = timed.filter((event) => event.tid !== main.tid && isTask(event));
  const of = (list, measure) => {
    const value = median(
      spans.map(({ from, to }) =>
        measure(list.filter(({ ts }) => ts >= from && ts < to).map(({ tdur }) => tdur)),
      ),
    );
    return Number((value / 1_000).toFixed(1));
  };
  const sum = (durations) => durations.reduce((a, b) => a + b, 0);
  return {
    pick: of([...tasks, ...others], sum),
    largestTask: of(tasks, (durations) => Math.max(0, ...durations)),
    mainThread: of(tasks, sum),
    otherThreads: of(others, sum),
    ...Object.fromEntries(
      Object.entries(KINDS).map(([kind, names]) => [
        kind,
        of(outermost(onMain.filter(({ name }) => names.includes(name))), sum),
      ]),
    ),
  };
};

/** Without those that lie within another one. */
const outermost = (events) => {
  let end = 0;
  return [...events]
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
};

/** Of the busiest page: the browser keeps others in store. */
const mainThread = (events) => {
  const busy = ({ pid, tid }) =>
    events.reduce((sum, event) => sum + (event.pid === pid && event.tid === tid ? (event.tdur ?? 0) : 0), 0);
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((thread) => ({ ...thread, busy: busy(thread) }))
    .sort((a, b) => b.busy - a.busy)[0];
};
