import { until } from '@fieldhouse/kernel/testing';
import { Probe } from './store-watch';

describe('a question that is asked again and again', () => {
  it('fails until it was answered, bears one answer that does not come, and reports the second', async () => {
    const answered = [false, true, false, true, false, false, true];
    const failingWhenAsked: boolean[] = [];
    const probe = new Probe(() => {
      failingWhenAsked.push(probe.failing());
      return answered.shift() === false ? Promise.reject(new Error('gone')) : Promise.resolve();
    });
    probe.start();
    try {
      await until('it was asked once more than it may fail', () => failingWhenAsked.length > 7);
      expect(failingWhenAsked.slice(0, 8)).toEqual([true, true, false, false, false, false, true, false]);
    } finally {
      probe.stop();
    }
  });
});
