import { REGISTRATION_ORDERS, type Registration } from '@milieuspoor/contract';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { HowToRegOutlined as HowToRegIcon } from '../../../ui/icons/how-to-reg-outlined.ts';
import { registrationListQuery } from '../admin-queries.ts';
import { RowButton } from '../table/row-button.tsx';
import { ServerTable } from '../table/server-table.tsx';
import { TableBar } from '../table/table-bar.tsx';
import { tableQueryOf, tableSearch } from '../table/table-search.ts';
import { hiddenColumns, useNarrow } from '../table/use-narrow.ts';
import { AdmitDialog } from './admit-dialog.tsx';
import { RegistrationInShort } from './registration-in-short.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const searchSchema = z.object(tableSearch(REGISTRATION_ORDERS, '-registered'));

interface Decision {
  readonly registration: Registration;
  readonly kind: 'admit' | 'reject';
}

/** The people who registered and wait for an organisation. */
export function RegistrationsAdmin() {
  const { t } = useTranslation();
  const [search, change] = useAddressSearch(searchSchema);
  const registrations = useQuery(registrationListQuery(tableQueryOf(search)));
  const [decision, setDecision] = useState<Decision | null>(null);
  const narrow = useNarrow();
  const columns = useMemo<GridColDef<Registration>[]>(
    () => [
      {
        field: 'name',
        headerName: t('admin.registrations.name'),
        flex: 1,
        minWidth: 140,
        valueGetter: (_value, row) => `${row.first_name} ${row.last_name}`.trim() || '-',
      },
      {
        field: 'email',
        headerName: t('admin.registrations.email'),
        flex: 1,
        minWidth: 160,
        // On a narrow screen no other column says who asks, and for which organisation.
        ...(narrow ? { renderCell: ({ row }) => <RegistrationInShort registration={row} /> } : {}),
      },
      {
        field: 'organization',
        headerName: t('admin.registrations.organisation'),
        flex: 1,
        minWidth: 160,
        valueGetter: (_value, row) => row.organization || '-',
      },
      {
        field: 'registered',
        headerName: t('admin.registrations.registered'),
        width: 175,
        valueFormatter: (moment: string) => dayAndTimeOf(moment),
      },
      {
        field: 'verified',
        headerName: t('admin.registrations.verified'),
        width: 150,
        valueGetter: (_value, row) => t(row.verified ? 'admin.yes' : 'admin.no'),
      },
      {
        field: 'actions',
        headerName: t('admin.registrations.actions'),
        // The buttons are below each other: beside each other, the second falls off a screen of 1440 px.
        width: 110,
        sortable: false,
        renderCell: ({ row, hasFocus }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <RowButton
              label={t('admin.registrations.admit')}
              fullLabel={t('admin.registrations.admitOf', { email: row.email })}
              hasFocus={hasFocus}
              onClick={() => setDecision({ registration: row, kind: 'admit' })}
            />
            <RowButton
              label={t('admin.registrations.reject')}
              fullLabel={t('admin.registrations.rejectOf', { email: row.email })}
              hasFocus={hasFocus}
              onClick={() => setDecision({ registration: row, kind: 'reject' })}
            />
          </Box>
        ),
      },
    ],
    [t, narrow],
  );
  const close = () => setDecision(null);
  return (
    <>
      <TableBar
        searchLabel={t('admin.registrations.search')}
        search={search.text}
        onSearch={(text) => change({ text })}
      />
      <ServerTable
        label={t('admin.tabs.registraties')}
        table={registrations}
        columns={columns}
        hidden={hiddenColumns(narrow, ['name', 'organization', 'registered', 'verified'])}
        state={search}
        onChange={(state) => change(state as Parameters<typeof change>[0])}
        narrowed={search.text !== ''}
        empty={{
          title: t('admin.registrations.empty'),
          hint: t('admin.registrations.emptyHint'),
          icon: HowToRegIcon,
        }}
      />
      {decision?.kind === 'admit' && <AdmitDialog registration={decision.registration} onClose={close} />}
      {decision?.kind === 'reject' && <RejectDialog registration={decision.registration} onClose={close} />}
    </>
  );
}
