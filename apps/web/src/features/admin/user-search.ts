import { ACCOUNT_STATES, ADMIN_USER_ORDERS } from '@milieuspoor/contract';
import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import { z } from 'zod';
import { tableQueryOf, tableSearch } from './table-search.ts';

/** What the users are narrowed by, as the address says it. */
export const userSearchSchema = z.object({
  ...tableSearch(ADMIN_USER_ORDERS, 'name'),
  status: z
    .enum(['', ...ACCOUNT_STATES])
    .catch('')
    .default(''),
  rol: z
    .enum(['', ...DASHBOARD_TYPES, 'staff'])
    .catch('')
    .default(''),
});
export type UserSearch = z.output<typeof userSearchSchema>;
export type UserSearchChange = (changes: Partial<z.input<typeof userSearchSchema>>) => void;

export function userQueryOf(search: UserSearch) {
  return {
    ...tableQueryOf(search),
    state: search.status || undefined,
    ...(search.rol === 'staff' ? { is_staff: 'true' } : { dashboard_type: search.rol || undefined }),
  };
}

export function isNarrowed({ zoek, status, rol }: UserSearch): boolean {
  return zoek !== '' || status !== '' || rol !== '';
}
