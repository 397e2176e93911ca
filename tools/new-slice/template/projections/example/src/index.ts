export { ExampleReadModule, exampleProjections } from './example-read.module';
