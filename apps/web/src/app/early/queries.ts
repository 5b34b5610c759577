import { createQueryClient } from '../../lib/query-client.ts';

/** The answers of the server: the application finds here what was fetched before it was loaded. */
export const queries = createQueryClient();
