import './fonts.css';
import '../shared/ui/ui.css';
import './shell/shell.css';
import './pages/dashboard/dashboard.css';

// The code comes at once, but is read in tasks of their own: a phone that is asked to do all at once does not hear its
// person meanwhile. Nothing of the app may be imported here, or it would be read together with this.
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const boot = async (): Promise<void> => {
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./main');
  await nextTask();
  await start();
};

void boot();
