import { type Callable, callableOf } from './callable.ts';
import * as endpoints from './endpoints/index.ts';

type Calls = { readonly [Name in keyof typeof endpoints]: Callable<(typeof endpoints)[Name]> };

/**
 * Every endpoint as a page knows it. The build of the web application evaluates this module and ships what comes out
 * (`calls-at-build.ts` there), so that no page carries the schemas along. It must stay plain data.
 */
export const calls = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, callableOf(endpoint)]),
) as Calls;
