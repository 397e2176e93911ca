import { Precedence, type Asking, type Outcome } from './precedence';

const ANSWERED: Outcome = { refused: false, isKnown: false };
const REFUSED: Outcome = { refused: true, isKnown: false };
const stranger: Asking = { token: undefined, address: '203.0.113.7' };
const visitor: Asking = { token: undefined, address: '198.51.100.1' };

describe('precedence', () => {
  let precedence: Precedence;
  let begun: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    precedence = new Precedence();
    begun = [];
  });
  afterEach(() => jest.useRealTimers());

  const ask = (name: string, asking: Asking): ((outcome: Outcome) => void) =>
    precedence.enter(asking, () => begun.push(name));
  const often = (asking: Asking, outcome: Outcome, times = 10): void => {
    for (let n = 0; n < times; n += 1) precedence.enter(asking, () => undefined)(outcome);
  };

  it('lets everybody begin at once', () => {
    ask('a', visitor);
    ask('b', stranger);
    ask('c', stranger);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('begins what the often refused ask for when nobody else is being answered', () => {
    often(stranger, REFUSED);
    const first = ask('visitor', visitor);
    const second = ask('another visitor', visitor);
    ask('stranger', stranger);
    first(ANSWERED);
    expect(begun).toEqual(['visitor', 'another visitor']);
    second(ANSWERED);
    expect(begun).toEqual(['visitor', 'another visitor', 'stranger']);
  });

  it('answers two of them at a time, in the order in which they came', () => {
    often(stranger, REFUSED);
    const first = ask('1', stranger);
    ask('2', stranger);
    ask('3', stranger);
    ask('4', stranger);
    expect(begun).toEqual(['1', '2']);
    first(REFUSED);
    expect(begun).toEqual(['1', '2', '3']);
  });

  it('keeps nobody waiting for more than a second', () => {
    often(stranger, REFUSED);
    ask('visitor', visitor);
    ask('stranger', stranger);
    jest.advanceTimersByTime(999);
    expect(begun).toEqual(['visitor']);
    jest.advanceTimersByTime(1);
    expect(begun).toEqual(['visitor', 'stranger']);
  });

  it('never begins for whoever has gone meanwhile', () => {
    often(stranger, REFUSED);
    const answered = ask('visitor', visitor);
    ask('stranger', stranger)(ANSWERED);
    answered(ANSWERED);
    jest.advanceTimersByTime(2_000);
    expect(begun).toEqual(['visitor']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('forgives one refusal a second', () => {
    often(stranger, REFUSED, 100);
    jest.advanceTimersByTime(1_000);
    ask('visitor', visitor);
    ask('stranger', stranger)(REFUSED);
    ask('stranger again', stranger);
    expect(begun).toEqual(['visitor', 'stranger']);
  });

  it('tells who has a good token from others at their address', () => {
    const member = { token: 'good', address: stranger.address };
    ask('signs in', member)({ refused: false, isKnown: true });
    often(stranger, REFUSED);
    ask('visitor', visitor);
    ask('member', member);
    ask('made-up token', { token: 'bad', address: stranger.address });
    expect(begun).toEqual(['signs in', 'visitor', 'member']);
  });

  it('counts nothing against a host whose address somebody else sends as a token', () => {
    const host = { token: undefined, address: '2001:db8:1:2' };
    ask('host', host)(REFUSED);
    often({ token: host.address, address: stranger.address }, REFUSED);
    ask('visitor', visitor);
    ask('host again', host);
    expect(begun).toEqual(['host', 'visitor', 'host again']);
  });

  it('counts what a good token is refused against it alone', () => {
    const member = { token: 'good', address: visitor.address };
    often(member, { refused: true, isKnown: true });
    ask('visitor', visitor);
    ask('member', member);
    expect(begun).toEqual(['visitor']);
  });
});
