import { report } from '../shared/lib/log';

declare global {
  interface Window {
    /** Put there by the native app before the page loads; browsers do not have it. */
    readonly Capacitor?: { readonly isNativePlatform?: () => boolean };
  }
}

/** Starts what the native app does around the pages. Browsers load none of it; what fails is only logged. */
export const startNative = async (): Promise<void> => {
  if (window.Capacitor?.isNativePlatform?.() !== true) return;
  try {
    const { startShell } = await import('./shell');
    await startShell();
  } catch (error) {
    report('the native app could not start', error);
  }
};
