/** What a live screen does with what it is sent: no schemas. */
export * from './shared/difference';
