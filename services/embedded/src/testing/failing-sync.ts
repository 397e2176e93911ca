import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder whose files can be made to refuse being synced, for processes that preload the library (LD_PRELOAD). */
export const failingSyncIn = (dir: string) => {
  const library = join(dir, 'failing-sync.so');
  const mark = join(dir, 'sync-fails');
  execFileSync('cc', ['-shared', '-fPIC', '-o', library, join(__dirname, 'failing-sync.c')]);
  return {
    library,
    refuse: (): void => writeFileSync(mark, ''),
    allow: (): void => rmSync(mark),
  };
};
