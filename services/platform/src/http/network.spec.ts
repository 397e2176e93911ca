import { coarse, networksOf } from './network';

describe('networks of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113', '203.0.113.x'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1', '2001:db8:1:…'],
    ['2001:db8::6', '2001:db8:0:0', '2001:db8:0', '2001:db8:0:…'],
    ['::1', '0:0:0:0', '0:0:0', '0:0:0:…'],
  ])('of %s', (ip, host, subnet, told) => {
    expect(networksOf(ip)).toEqual({ host, subnet });
    expect(coarse(ip)).toBe(told);
  });
});
