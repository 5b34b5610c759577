import type { AdminUser } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { GroupOutlined as GroupIcon } from '../../../ui/icons/group-outlined.ts';
import { PersonAddAlt1Outlined as PersonAddIcon } from '../../../ui/icons/person-add-alt-1-outlined.ts';
import { adminUserListQuery } from '../admin-queries.ts';
import { RowButton } from '../table/row-button.tsx';
import { ServerTable } from '../table/server-table.tsx';
import { TableBar } from '../table/table-bar.tsx';
import { hiddenColumns, useNarrow } from '../table/use-narrow.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { userName } from './user-name.ts';
import { isNarrowed, userQueryOf, userSearchSchema } from './user-search.ts';

interface UsersAdminProps {
  /** the signed-in user, who cannot shut themselves out */
  readonly ownUuid: string;
}

/** Every account, with ways to invite, to change, and to give or take away access. */
export function UsersAdmin({ ownUuid }: UsersAdminProps) {
  const { t } = useTranslation();
  const [search, change] = useAddressSearch(userSearchSchema);
  const users = useQuery(adminUserListQuery(userQueryOf(search)));
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const narrow = useNarrow();
  const columns = useMemo<GridColDef<AdminUser>[]>(
    () => [
      {
        field: 'name',
        headerName: t('admin.users.name'),
        flex: 1,
        minWidth: 150,
        valueGetter: (_value, row) => userName(row),
      },
      { field: 'email', headerName: t('admin.users.email'), flex: 1, minWidth: 190 },
      {
        field: 'memberships',
        headerName: t('admin.users.organisations'),
        flex: 1,
        minWidth: 190,
        sortable: false,
        valueGetter: (_value, row) =>
          row.memberships
            .filter(({ active }) => active)
            .map(({ organization_name }) => organization_name)
            .join(', '),
      },
      {
        field: 'dashboard_type',
        headerName: t('admin.users.type'),
        width: 160,
        valueGetter: (_value, row) => {
          const type = t(`invitations.roles.${row.dashboard_type}`);
          return row.is_staff ? `${type}, ${t('admin.users.staff').toLowerCase()}` : type;
        },
      },
      {
        field: 'state',
        headerName: t('admin.users.state'),
        width: 130,
        valueGetter: (_value, row) => t(`admin.users.states.${row.state}`),
      },
      {
        field: 'actions',
        headerName: t('admin.users.actions'),
        width: 110,
        sortable: false,
        renderCell: ({ row, hasFocus }) => (
          <RowButton
            label={t('admin.users.edit')}
            fullLabel={t('admin.users.editOf', { name: userName(row) })}
            hasFocus={hasFocus}
            onClick={() => setEdited(row.uuid)}
          />
        ),
      },
    ],
    [t],
  );
  return (
    <>
      <TableBar
        searchLabel={t('admin.users.search')}
        search={search.text}
        onSearch={(text) => change({ text })}
        filters={<UserFilters search={search} onChange={change} />}
        action={
          <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setInviting(true)}>
            {t('admin.users.invite')}
          </Button>
        }
      />
      <ServerTable
        label={t('admin.tabs.gebruikers')}
        table={users}
        columns={columns}
        hidden={hiddenColumns(narrow, ['email', 'memberships', 'dashboard_type'])}
        state={search}
        onChange={(state) => change(state as Parameters<typeof change>[0])}
        narrowed={isNarrowed(search)}
        empty={{ title: t('admin.users.empty'), hint: t('admin.users.emptyHint'), icon: GroupIcon }}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {edited && <UserDialog uuid={edited} self={edited === ownUuid} onClose={() => setEdited(null)} />}
    </>
  );
}
