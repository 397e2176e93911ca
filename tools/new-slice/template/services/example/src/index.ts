export { ExampleModule } from './example.module';
