const threads = require('node:worker_threads');
const { join } = require('node:path');

/** Tests run the sources: a thread whose file is TypeScript begins with what can read it. */
exports.letWorkersReadTypeScript = () => {
  const { Worker } = threads;
  if (Worker.readsTypeScript) return;
  threads.Worker = class extends Worker {
    static readsTypeScript = true;

    constructor(file, options = {}) {
      if (String(file).endsWith('.ts'))
        super(join(__dirname, 'ts-thread.cjs'), {
          ...options,
          workerData: { ...options.workerData, entry: file },
        });
      else super(file, options);
    }
  };
};
