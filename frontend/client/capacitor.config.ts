import type { CapacitorConfig } from '@capacitor/cli';

// `node tools/native.mjs` sets these; the folder is relative to this file's.
const folder = process.env['FIELDHOUSE_NATIVE_DIR'] ?? '../../dist/native';
const url = process.env['FIELDHOUSE_NATIVE_URL'];
const push = Boolean(process.env['FIELDHOUSE_NATIVE_PUSH']);

const config: CapacitorConfig = {
  appId: 'app.fieldhouse',
  appName: 'Fieldhouse',
  // Only what shows while the product cannot be reached; the product itself always comes from its server.
  webDir: `${folder}/www`,
  android: { path: `${folder}/android`, backgroundColor: '#0B6B4A' },
  server: {
    ...(url && { url, cleartext: url.startsWith('http:') }),
    appStartPath: '/dashboard',
    errorPath: 'index.html',
  },
  includePlugins: [
    '@capacitor/app',
    '@capacitor/splash-screen',
    '@capacitor/status-bar',
    // Android ends an app that registers for push without the keys of its sender.
    ...(push ? ['@capacitor/push-notifications'] : []),
  ],
  plugins: {
    SplashScreen: { launchShowDuration: 2_000, launchAutoHide: true, backgroundColor: '#0B6B4A' },
    StatusBar: { style: 'DARK', backgroundColor: '#0B6B4A' },
  },
};

export default config;
