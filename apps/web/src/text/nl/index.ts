import { first } from './first.ts';
import { rest } from './rest.ts';

/** Dutch is the language that every key is written in first. */
export const nl = { ...first, ...rest } as const;
