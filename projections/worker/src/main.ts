import { allEvents } from '@fieldhouse/contexts';
import { runInBackground } from '@fieldhouse/platform';
import { ProjectionsModule } from './projections.module';

void runInBackground('projections', ProjectionsModule, allEvents);
