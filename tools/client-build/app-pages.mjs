import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, minify } from './inline.mjs';
import { filesOf } from './service-worker.mjs';

/** The pages whose code the browser fetches along with the app's own, by address; others follow it. */
const PAGES = {
  '/auth': ['src/app/shell/outer-frame.tsx', 'src/app/pages/auth.page.tsx'],
  '/dashboard': ['src/app/pages/dashboard.page.tsx'],
  '/draft-leagues': ['src/app/pages/draft-leagues.page.tsx'],
  '/player-profile': ['src/app/pages/player-profile.page.tsx'],
  '/admin': ['src/app/pages/admin.page.tsx'],
  '/complex': ['src/app/pages/complex.page.tsx'],
  '/complex/leagues/:leagueId/draft': ['src/app/pages/league-draft.page.tsx'],
  '/complex/leagues/:leagueId/draft/room': ['src/features/drafts/draft-room/draft-room.page.tsx'],
};
const SCRIPT = /<script src="\/([\w-]+\.js)"><\/script>\s*/g;

/**
 * Puts the small scripts of the app's page into it, so that nothing has to be fetched before its first paint.
 * @returns the hash by which the content security policy knows them, and the files to preload by address
 */
export const makeAppPage = async ({ manifest, source, out }) => {
  const page = readFileSync(join(out, 'app.html'), 'utf8');
  const names = [...page.matchAll(SCRIPT)].map(([, name]) => name);
  const code = names.map((name) => readFileSync(join(source, 'public', name), 'utf8'));
  const script = await minify(code.join('\n'));
  writeFileSync(
    join(out, 'app.html'),
    page
      .replace(SCRIPT, '')
      .replace('<meta charset="utf-8" />', (first) => `${first}<script>${script}</script>`),
  );
  const own = new Set(filesOf(manifest, 'index.html'));
  return {
    scriptHash: hashOf(script),
    preloads: Object.fromEntries(
      Object.entries(PAGES).map(([address, modules]) => [
        address,
        [...new Set(modules.flatMap((module) => filesOf(manifest, module)))]
          .filter((file) => !own.has(file) && /\.(js|css)$/.test(file))
          .map((file) => `/${file}`),
      ]),
    ),
  };
};
