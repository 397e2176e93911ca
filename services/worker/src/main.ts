import { allEvents } from '@fieldhouse/contexts';
import { runInBackground } from '@fieldhouse/platform';
import { WorkerModule } from './worker.module';

void runInBackground('worker', WorkerModule, allEvents);
