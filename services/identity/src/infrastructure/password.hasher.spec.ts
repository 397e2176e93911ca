import { Worker } from 'node:worker_threads';
import { Audience } from '@fieldhouse/platform';
import { PasswordHasher } from './password.hasher';

describe('computing digests of passwords', () => {
  const rests: boolean[] = [];
  const tell = Worker.prototype.postMessage;
  beforeEach(() => {
    rests.length = 0;
    jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, job, ...rest) {
      rests.push((job as { isResting: boolean }).isResting);
      tell.call(this, job, ...rest);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('rests after each while somebody who is signed in is being answered', async () => {
    const audience = new Audience();
    const there = jest.spyOn(audience, 'isThere').mockReturnValue(false);
    const hasher = new PasswordHasher(audience);
    const known = await hasher.hash('correct horse');
    expect(rests).toEqual([false, false]);
    there.mockReturnValue(true);
    expect(await hasher.verify(known, 'correct horse')).toBe(true);
    expect(await hasher.verify(known, 'wrong horse')).toBe(false);
    expect(await hasher.verify(null, 'correct horse')).toBe(false);
    expect(rests).toEqual([false, false, true, true, true]);
  });
});
