import { contexts } from '@fieldhouse/contexts';
import { WorkerModule } from './worker.module';

it('decides the commands of every context, so that no process sends one into the void', () => {
  expect(Reflect.getMetadata('imports', WorkerModule)).toEqual(
    expect.arrayContaining(Object.values(contexts).map(({ commands }) => commands)),
  );
});
