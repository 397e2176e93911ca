/** The version of the API that is spoken, the one that the SDK pins; a spec holds them together. */
export const API_VERSION = '2026-10-28.endive';
