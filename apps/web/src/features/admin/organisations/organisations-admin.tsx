import { ADMIN_ORGANISATION_ORDERS, type AdminOrganisation } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { paths } from '../../../lib/paths.ts';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { BusinessOutlined as BusinessIcon } from '../../../ui/icons/business-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { adminOrganisationsQuery } from '../admin-queries.ts';
import { MixedSetsNotice } from '../mixed-sets-notice.tsx';
import { RowButton } from '../table/row-button.tsx';
import { ServerTable } from '../table/server-table.tsx';
import { TableBar } from '../table/table-bar.tsx';
import { tableQueryOf, tableSearch } from '../table/table-search.ts';
import { hiddenColumns, useNarrow } from '../table/use-narrow.ts';
import { NobodyRunsNotice } from './nobody-runs-notice.tsx';
import { OrganisationDialog } from './organisation-dialog.tsx';

const OrganisationLink = createLink(Link);

const searchSchema = z.object(tableSearch(ADMIN_ORGANISATION_ORDERS, 'name'));

/** Every organisation, with ways to add and change one. */
export function OrganisationsAdmin({ org }: { readonly org: string }) {
  const { t } = useTranslation();
  const [search, change] = useAddressSearch(searchSchema);
  const organisations = useQuery(adminOrganisationsQuery(tableQueryOf(search)));
  const [edited, setEdited] = useState<AdminOrganisation | 'new' | null>(null);
  const narrow = useNarrow();
  const columns = useMemo<GridColDef<AdminOrganisation>[]>(
    () => [
      {
        field: 'name',
        headerName: t('admin.organisations.name'),
        flex: 2,
        minWidth: 130,
        renderCell: ({ row, hasFocus }) => (
          <OrganisationLink {...paths.adminOrganisation(org, row.slug)} tabIndex={hasFocus ? 0 : -1}>
            {row.name}
          </OrganisationLink>
        ),
      },
      { field: 'slug', headerName: t('admin.organisations.slug'), flex: 1, minWidth: 130 },
      {
        field: 'contact',
        headerName: t('organisationFields.contact'),
        flex: 1,
        minWidth: 130,
        sortable: false,
      },
      {
        field: 'member_count',
        headerName: t('admin.organisations.members'),
        width: 100,
        type: 'number',
        renderCell: ({ row, hasFocus }) => (
          <LinkButton
            {...paths.adminUsersOf(org, row.slug)}
            size="small"
            tabIndex={hasFocus ? 0 : -1}
            aria-label={t('admin.organisations.membersOf', { count: row.member_count, name: row.name })}
          >
            {row.member_count}
          </LinkButton>
        ),
      },
      {
        field: 'administrator_count',
        headerName: t('admin.organisations.administrators'),
        width: 190,
        type: 'number',
      },
      { field: 'project_count', headerName: t('admin.organisations.projects'), width: 110, type: 'number' },
      {
        field: 'actions',
        headerName: t('admin.organisations.actions'),
        width: 110,
        sortable: false,
        renderCell: ({ row, hasFocus }) => (
          <RowButton
            label={t('admin.organisations.edit')}
            fullLabel={t('admin.organisations.editOf', { name: row.name })}
            hasFocus={hasFocus}
            onClick={() => setEdited(row)}
          />
        ),
      },
    ],
    [t, org],
  );
  return (
    <>
      <MixedSetsNotice />
      <NobodyRunsNotice org={org} />
      <TableBar
        searchLabel={t('admin.organisations.search')}
        search={search.text}
        onSearch={(text) => change({ text })}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
            {t('admin.organisations.add')}
          </Button>
        }
      />
      <ServerTable
        label={t('admin.tabs.organisaties')}
        table={organisations}
        columns={columns}
        hidden={hiddenColumns(narrow, ['slug', 'contact', 'administrator_count', 'project_count'])}
        state={search}
        onChange={(state) => change(state as Parameters<typeof change>[0])}
        narrowed={search.text !== ''}
        empty={{
          title: t('admin.organisations.empty'),
          hint: t('admin.organisations.emptyHint'),
          icon: BusinessIcon,
        }}
      />
      {edited && (
        <OrganisationDialog organisation={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
