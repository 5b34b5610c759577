import type { nl } from '../nl/index.ts';
import type { SameKeys } from '../same-keys.ts';
import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { calculations } from './calculations.ts';
import { charts } from './charts.ts';
import { errors } from './errors.ts';
import { projects } from './projects.ts';
import { statistics } from './statistics.ts';

/** A key that Dutch has and English lacks does not compile. */
export const en = {
  app,
  accounts,
  projects,
  calculations,
  charts,
  statistics,
  errors,
} as const satisfies SameKeys<typeof nl>;
