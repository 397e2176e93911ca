import { Recent } from './recent';

const slow = () => {
  const answers: ((answer: { readonly n: number }) => void)[] = [];
  const ask = jest.fn(() => new Promise<{ readonly n: number }>((resolve) => answers.push(resolve)));
  return { answers, ask };
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an answer', () => {
  it('is asked for once by all who ask meanwhile, also where it takes longer than it holds', async () => {
    const { answers, ask } = slow();
    const recent = new Recent<{ readonly n: number }>();
    const first = recent.of('ana', ask);
    jest.advanceTimersByTime(3_000);
    const second = recent.of('ana', ask);
    answers[0]?.({ n: 1 });
    expect(await Promise.all([first, second])).toEqual([{ n: 1 }, { n: 1 }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('holds for two seconds from when it was asked for', async () => {
    const { answers, ask } = slow();
    const recent = new Recent<{ readonly n: number }>();
    const first = recent.of('ana', ask);
    jest.advanceTimersByTime(1_000);
    answers[0]?.({ n: 1 });
    await first;
    jest.advanceTimersByTime(900);
    expect(await recent.of('ana', ask)).toEqual({ n: 1 });
    jest.advanceTimersByTime(200);
    void recent.of('ana', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that is forgotten while it is under way is not kept', async () => {
    const { answers, ask } = slow();
    const recent = new Recent<{ readonly n: number }>();
    const before = recent.of('ana', ask);
    recent.forget('ana');
    const after = recent.of('ana', ask);
    answers[1]?.({ n: 2 });
    answers[0]?.({ n: 1 });
    await Promise.all([before, after]);
    expect(await recent.of('ana', ask)).toEqual({ n: 2 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that is a failure is asked for again', async () => {
    const recent = new Recent<{ readonly n: number }>();
    const away = () => Promise.reject(new Error('away'));
    await expect(recent.of('ana', away)).rejects.toThrow('away');
    expect(await recent.of('ana', () => Promise.resolve({ n: 3 }))).toEqual({ n: 3 });
  });
});
