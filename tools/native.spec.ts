import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type Config = {
  readonly server: { readonly url?: string; readonly cleartext?: boolean; readonly errorPath?: string };
  readonly plugins: Readonly<Record<string, object>>;
};

describe('the native app', () => {
  let out: string;
  const assets = 'android/app/src/main/assets';
  const read = (path: string): string => readFileSync(join(out, path), 'utf8');
  const config = (): Config => JSON.parse(read(`${assets}/capacitor.config.json`)) as Config;
  const generate = (...args: string[]) =>
    spawnSync(process.execPath, [resolve(__dirname, 'native.mjs'), '--out', out, ...args], {
      encoding: 'utf8',
    });

  beforeAll(() => {
    out = mkdtempSync(join(tmpdir(), 'fieldhouse-native-'));
    expect(generate('--url', 'https://fieldhouse.example/dashboard')).toMatchObject({ status: 0 });
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  it('is an Android project that shows the product at its address', () => {
    expect(existsSync(join(out, 'android/gradlew'))).toBe(true);
    expect(read('android/app/build.gradle')).toContain('applicationId "app.fieldhouse"');
    expect(config().server).toMatchObject({ url: 'https://fieldhouse.example', cleartext: false });
    expect(config().server.errorPath).toBe('index.html');
    expect(read(`${assets}/public/index.html`)).toContain('href="https://fieldhouse.example/dashboard"');
  });

  it('shows its splash screen for 2000 ms and hides it by itself', () => {
    expect(config().plugins['SplashScreen']).toMatchObject({
      launchShowDuration: 2_000,
      launchAutoHide: true,
    });
  });

  it('has a dark status bar from the start', () => {
    expect(config().plugins['StatusBar']).toMatchObject({ style: 'DARK' });
  });

  it('is synced with the plugins that the pages call', () => {
    const gradle = read('android/capacitor.settings.gradle');
    for (const plugin of ['app', 'splash-screen', 'status-bar'])
      expect(gradle).toContain(`include ':capacitor-${plugin}'`);
    expect(gradle).not.toContain('push-notifications');
  });

  it('can push once it has the keys of its sender', () => {
    const keys = join(out, 'keys.json');
    writeFileSync(keys, '{}');
    expect(generate('--url', 'http://10.0.2.2:3000', '--google-services', keys)).toMatchObject({ status: 0 });
    expect(read('android/capacitor.settings.gradle')).toContain("include ':capacitor-push-notifications'");
    expect(read('android/app/google-services.json')).toBe('{}');
    expect(config().server.cleartext).toBe(true);
  });

  it.each([[[]], [['--url', 'ftp://fieldhouse.example']], [['--url', 'nowhere']], [['--what']]])(
    'explains itself when it is called with %j',
    (args) => {
      const { status, stderr } = generate(...args);
      expect(status).toBe(1);
      expect(stderr).toContain('node tools/native.mjs --url');
    },
  );
});
