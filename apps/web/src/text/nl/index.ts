import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { calculations } from './calculations.ts';
import { charts } from './charts.ts';
import { errors } from './errors.ts';
import { projects } from './projects.ts';
import { statistics } from './statistics.ts';

/** Dutch is the language that every key is written in first. */
export const nl = { app, accounts, projects, calculations, charts, statistics, errors } as const;
