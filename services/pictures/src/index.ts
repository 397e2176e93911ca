import './picture.problems';

export * from './picture';
