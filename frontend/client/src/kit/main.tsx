import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { MuiScope } from '../shared/theme/mui-scope';
import { Providers } from '../app/providers';
import { createAppStore } from '../app/store';
import { followColorMode } from '../shared/lib/color-mode';
import { takeFonts } from '../shared/lib/fonts';
import { guardedHistory } from '../shared/lib/guarded-history';
import { Kit } from './kit';

const root = document.getElementById('root');
if (!root) throw new Error('kit.html has no #root');
followColorMode();
const history = guardedHistory(createBrowserHistory({ v5Compat: true }), () => false);
createRoot(root).render(
  <Providers store={createAppStore()} history={history}>
    <MuiScope>
      <Kit />
    </MuiScope>
  </Providers>,
);
takeFonts();
