import { type Callable, callableOf } from './callable.ts';
import * as endpoints from './endpoints/index.ts';

type Calls = { readonly [Name in keyof typeof endpoints]: Callable<(typeof endpoints)[Name]> };

/**
 * Every endpoint as plain data for pages. The build of the web application evaluates this module and includes only the
 * result (`calls-at-build.ts` there), so that no page loads the schemas. It must remain plain data.
 */
export const calls = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, callableOf(endpoint)]),
) as Calls;
