import { ownZone } from '../../../../shared/lib/times';
import { sampleRoom, turn } from '../testing/sample-room';
import { slowWords } from './slow-words';

const { clock } = sampleRoom().settings;
const own = { ...clock, zone: ownZone() };
const local = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
/** From Tuesday, 8 PM on; nobody's clock runs until 11 PM. */
const evening = turn(1, {
  ...{ startedAt: local(24, 20), deadlineAt: local(25, 1) },
  quiet: [{ from: local(24, 20), until: local(24, 23) }],
});
const said = (now: string, change: Partial<typeof own> = {}, { mine = false, of = evening } = {}) =>
  slowWords(of, Date.parse(now), { ...own, ...change }, mine).join(' · ');

it('says until when the clock stands still, and when the turn ends', () => {
  expect(said(local(24, 21))).toMatch(/^Quiet until 11:00 PM \S+ · Ends Wed, 1:00 AM \S+$/);
  expect(said(local(24, 23), {}, { mine: true })).toMatch(/^Your pick ends Wed, 1:00 AM \S+$/);
});

it('calls the end of a soft clock what it is: nothing happens then', () => {
  expect(said(local(24, 23), { soft: true }, { mine: true })).toMatch(/^Due Wed, 1:00 AM \S+$/);
});

it('names the date where the day of the week could be the one before', () => {
  const of = { ...evening, deadlineAt: local(30, 22) };
  expect(said(local(24, 23), {}, { of })).toMatch(/^Ends Mon, 10:00 PM \S+$/);
  expect(said(local(24, 22), {}, { of })).toMatch(/ · Ends Mon, Nov 30, 10:00 PM \S+$/);
});

it("has the person's own time beside the league's where their clocks differ", () => {
  const zone = ownZone() === 'Asia/Kathmandu' ? 'UTC' : 'Asia/Kathmandu';
  expect(said(local(24, 21), { zone })).toMatch(
    /^Quiet until .+ \(yours: 11:00 PM\) · Ends .+ \(yours: Wed 1:00 AM\)$/,
  );
});
