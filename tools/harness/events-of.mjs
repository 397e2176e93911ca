/** Every event of a stream, in order. @param client the official client */
export const eventsOf = async (client, stream) => {
  const events = [];
  for await (const { event } of client.readStream(stream)) if (event) events.push(event);
  return events;
};
