import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const nx = (...args) =>
  spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });

/** The folders of the projects that a change since main (or in the work tree) can have broken. */
export const affectedRoots = () => {
  const { stdout, status, stderr } = nx('show', 'projects', '--affected', '--json');
  if (status !== 0) throw new Error(`nx could not say what is affected: ${stderr}`);
  const graphFile = '.nx/project-graph.json';
  if (nx('graph', `--file=${graphFile}`).status !== 0) throw new Error('nx could not draw the project graph');
  const { graph } = JSON.parse(readFileSync(join(root, graphFile), 'utf8'));
  return JSON.parse(stdout).map((name) => `${graph.nodes[name].data.root}/`);
};
