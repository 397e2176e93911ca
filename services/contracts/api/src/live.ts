/** What a live screen does with what it is sent, and what it may follow: no schemas. */
export * from './shared/changes-limit';
export * from './shared/difference';
