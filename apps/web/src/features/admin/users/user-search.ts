import { ACCOUNT_STATES, ADMIN_USER_ORDERS } from '@milieuspoor/contract';
import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import { z } from 'zod';
import { tableQueryOf, tableSearch } from '../table/table-search.ts';

/** The filters of the list of users, kept in the address. */
export const userSearchSchema = z.object({
  ...tableSearch(ADMIN_USER_ORDERS, 'name'),
  status: z
    .enum(['', ...ACCOUNT_STATES])
    .catch('')
    .default(''),
  /** slug */
  organisation: z.string().catch('').default(''),
  role: z
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
    organization: search.organisation || undefined,
    ...(search.role === 'staff' ? { is_staff: 'true' } : { dashboard_type: search.role || undefined }),
  };
}

export function isNarrowed({ text, status, role, organisation }: UserSearch): boolean {
  return text !== '' || status !== '' || role !== '' || organisation !== '';
}
