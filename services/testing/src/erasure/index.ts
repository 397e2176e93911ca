export * from './planting';
export * from './trace-scan';
