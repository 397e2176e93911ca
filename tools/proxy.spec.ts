import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = readFileSync(join(__dirname, '../docs/proxy/nginx.conf'), 'utf8')
  .split('\n')
  .map((line) => line.trim());

describe('docs/proxy/nginx.conf', () => {
  it('speaks TLS of today only, and nothing without it', () => {
    expect(lines.filter((line) => line.startsWith('ssl_protocols'))).toEqual([
      'ssl_protocols TLSv1.2 TLSv1.3;',
    ]);
    expect(lines.filter((line) => line.startsWith('listen'))).toEqual(['listen LISTEN ssl;']);
  });

  it('says itself where visitors come from, behind whatever they say', () => {
    expect(lines).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(lines).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  });
});
