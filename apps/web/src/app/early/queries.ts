import { createQueryClient } from '../../lib/query-client.ts';

/** What the server answered: what was asked before the application was there, it finds here. */
export const queries = createQueryClient();
