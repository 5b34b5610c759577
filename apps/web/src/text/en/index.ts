import { first } from './first.ts';
import { rest } from './rest.ts';

/** A key that Dutch has and English lacks does not compile. */
export const en = { ...first, ...rest } as const;
