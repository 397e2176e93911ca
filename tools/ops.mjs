import { MongoClient } from 'mongodb';

const USAGE = `npm run ops -- parked list
npm run ops -- parked retry RUNNER   (a process acts on its parked events again, a read model is built anew)

The document store is the one that MONGODB_URL names.
`;

const [subject, action, runner] = process.argv.slice(2);
const url = process.env.MONGODB_URL;
if (subject !== 'parked' || !url || !(action === 'list' || (action === 'retry' && runner))) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const client = await new MongoClient(url).connect();
const db = client.db(new URL(url.split(',')[0]).pathname.slice(1) || 'fieldhouse');
const parked = db.collection('runner_parked_events');

if (action === 'list') {
  const events = await parked.find({}).sort({ runner: 1, commit: 1 }).toArray();
  for (const { runner: name, type, streamId, revision, parkedAt, message } of events)
    process.stdout.write(`${name}  ${type}  ${streamId}@${revision}  ${parkedAt}  ${message}\n`);
  process.stdout.write(`${events.length} parked\n`);
} else {
  const { matchedCount } = await parked.updateMany({ runner }, { $set: { retry: true } });
  process.stdout.write(`${matchedCount} are tried again within seconds\n`);
}
await client.close();
