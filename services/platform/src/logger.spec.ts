import { createLogger } from './logger';

const logged = () => {
  const lines: string[] = [];
  return { lines, log: createLogger('info', 'api', { write: (line: string) => lines.push(line) }) };
};

describe('the log', () => {
  it('is one JSON line for each entry, with UTC time, level and app, whatever people have written', () => {
    const { lines, log } = logged();
    log.info({ path: '/x\n{"level":"error"}\u2028\u001b[31m' }, 'no page\r\nat this address');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.match(/[\n\r]/g)).toEqual(['\n']);
    expect(lines[0]).not.toContain('\u001b');
    const { time, ...entry } = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(entry).toMatchObject({ level: 'info', app: 'api', msg: 'no page\r\nat this address' });
  });

  it('hides what tells of a person or opens a door', () => {
    const { lines, log } = logged();
    const kept = {
      ...{ password: 'horse', token: 'horse', secret: 'horse', email: 'horse', firstName: 'horse' },
      ...{ endpoint: 'horse', subscription: 'horse' },
    };
    log.warn({ ...kept, account: kept, deep: { account: kept } }, 'all of it');
    log.warn({ req: { headers: { authorization: 'horse', cookie: 'horse' } } }, 'a request');
    expect(lines.join('')).not.toContain('horse');
    expect(lines.join('').match(/\[hidden\]/g)).toHaveLength(23);
  });
});
