import './fonts.css';
import '../shared/ui/ui.css';
import './shell/shell.css';
import './pages/dashboard/dashboard.css';

// The code comes at once, but is read in tasks of their own: a phone that is asked to do all at once does not hear its
// person meanwhile. Nothing of the app may be imported here, or it would be read together with this.
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The code waits for no turn: out of a cache it may be there before the page's end. */
const pageRead = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();

const boot = async (): Promise<void> => {
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./main');
  await nextTask();
  await pageRead();
  await start();
};

void boot();
