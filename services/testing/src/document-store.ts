import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type MongoClientOptions } from 'mongodb';

/** A document store alone, for the tests of a file. @returns what asks it, once they run */
export const withDocumentStore = (options: MongoClientOptions = {}): (() => MongoClient) => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl, options);
  });
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });
  return () => mongo;
};
