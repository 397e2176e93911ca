import { Audience } from './audience';

describe('who is there', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is nobody until somebody has been answered, and then for a second after each answer', () => {
    const audience = new Audience();
    expect(audience.isThere()).toBe(false);
    audience.answered();
    jest.advanceTimersByTime(999);
    expect(audience.isThere()).toBe(true);
    audience.answered();
    jest.advanceTimersByTime(999);
    expect(audience.isThere()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(audience.isThere()).toBe(false);
  });
});
