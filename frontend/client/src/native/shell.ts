import { App } from '@capacitor/app';
import { StatusBar, Style } from '@capacitor/status-bar';
import { report } from '../shared/lib/log';
import { listenForPush } from './push';

/** One step of the start: what fails is only logged, and the others go on. */
const attempt = async (what: string, step: () => Promise<unknown>): Promise<void> => {
  try {
    await step();
  } catch (error) {
    report(`${what} failed`, error);
  }
};

const logState = () =>
  App.addListener('appStateChange', ({ isActive }) =>
    report(`the app is ${isActive ? 'active' : 'inactive'}`),
  );

const leadBack = () =>
  App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) window.history.back();
    else void attempt('leaving the app', () => App.exitApp());
  });

/** Status bar, app state, back button and push; the splash screen is in capacitor.config.ts. */
export const startShell = async (): Promise<void> => {
  await Promise.all([
    attempt('the status bar', () => StatusBar.setStyle({ style: Style.Dark })),
    attempt('watching the app state', logState),
    attempt('the back button', leadBack),
    attempt('push', listenForPush),
  ]);
};
