import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('the dependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-setup-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('have what the builds need, where people are served too', () => {
    for (const path of ['tools', 'builder']) mkdirSync(join(folder, path));
    for (const file of ['setup.mjs', 'install-scripts.json'])
      cpSync(join(__dirname, file), join(folder, 'tools', file));
    const write = (path: string, content: object): void =>
      writeFileSync(join(folder, path), JSON.stringify(content));
    const project = { name: 'project', version: '1.0.0', devDependencies: { builder: 'file:builder' } };
    write('builder/package.json', { name: 'builder', version: '1.0.0' });
    write('package.json', project);
    write('package-lock.json', {
      ...project,
      lockfileVersion: 3,
      packages: {
        '': project,
        builder: { version: '1.0.0', dev: true },
        'node_modules/builder': { resolved: 'builder', link: true },
      },
    });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', `(await import('./tools/setup.mjs')).unpackDependencies()`],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    );
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(existsSync(join(folder, 'node_modules/builder'))).toBe(true);
  });
});
