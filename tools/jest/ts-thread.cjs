/** Begins a thread that is written in TypeScript. */
const { workerData } = require('node:worker_threads');
const { readTypeScript } = require('./read-typescript.cjs');

readTypeScript();
require(workerData.entry);
