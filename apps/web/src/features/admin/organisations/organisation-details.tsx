import type { AdminOrganisation } from '@milieuspoor/contract';
import { formatIsoDay, ORGANISATION_CONTACT } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { CardHead } from '../../../ui/page/card-head.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { CONTACT_FIELDS, contactLabel } from './contact-fields.ts';
import { FixFiguresAnew } from './fix-figures-anew.tsx';
import { OrganisationDialog } from './organisation-dialog.tsx';

interface OrganisationDetailsProps {
  readonly org: string;
  readonly organisation: AdminOrganisation;
}

/**
 * The contact data of an organisation and what it requires of its members, with links to change it and to open its
 * screens.
 */
export function OrganisationDetails({ org, organisation }: OrganisationDetailsProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const { name, slug, second_factor_from } = organisation;
  const stated = (value: string) => value || t('admin.organisation.unknown');
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead
        title={t('admin.organisation.details')}
        action={
          <Button
            variant="outlined"
            aria-label={t('admin.organisations.editOf', { name })}
            onClick={() => setEditing(true)}
          >
            {t('admin.organisations.edit')}
          </Button>
        }
      />
      <SummaryList
        lines={[
          ...CONTACT_FIELDS.map((field) => ({
            key: field,
            label: contactLabel(field, t),
            value: stated(organisation[ORGANISATION_CONTACT[field].wire]),
          })),
          { key: 'slug', label: t('admin.organisations.slug'), value: slug },
          {
            key: 'second-factor',
            label: t('admin.organisations.secondFactorDay'),
            value: second_factor_from === null ? t('admin.no') : formatIsoDay(second_factor_from),
          },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <LinkButton {...paths.dashboard(slug)}>{t('admin.organisation.toDashboard')}</LinkButton>
        <LinkButton {...paths.admin(org, 'huisstijl')} search={{ organisation: slug } as never}>
          {t('admin.organisation.toHouseStyle')}
        </LinkButton>
        <FixFiguresAnew organisation={organisation} />
      </Box>
      {editing && <OrganisationDialog organisation={organisation} onClose={() => setEditing(false)} />}
    </Card>
  );
}
