import { MongoClient } from 'mongodb';
import { databaseName } from './mongo-client';

describe('the database of a connection string', () => {
  it.each([
    ['mongodb://localhost:27017/club', 'club'],
    ['mongodb://u:p%2F1@a:1,b:2,c:3/club?replicaSet=r&authSource=admin', 'club'],
    ['mongodb://a,b/the%20club', 'the club'],
    ['mongodb://%2Frun%2Fmongodb.sock/club', 'club'],
  ])('is the one that the driver reads in %s', async (url, name) => {
    expect(databaseName(url)).toBe(name);
    const client = new MongoClient(url);
    expect(client.db().databaseName).toBe(name);
    await client.close();
  });

  it('is the one that the driver reads of a seed list too', () => {
    expect(databaseName('mongodb+srv://u:p@cluster.example.org/club?retryWrites=true')).toBe('club');
  });

  it.each(['mongodb://localhost', 'mongodb://a,b/', 'mongodb://a,b/?replicaSet=r', 'mongodb://a?tls=false'])(
    'has our name where %s names none',
    (url) => {
      expect(databaseName(url)).toBe('fieldhouse');
    },
  );
});
