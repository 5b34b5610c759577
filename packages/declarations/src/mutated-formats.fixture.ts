export { MUTATED_FORMATS } from './testing/mutated-formats.ts';
