import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { BusinessOutlined as BusinessIcon } from '../../../ui/icons/business-outlined.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { adminOrganisationsQuery, houseStyleQuery } from '../admin-queries.ts';
import { OrganisationPicker } from '../organisations/organisation-picker.tsx';
import { ExampleButton } from './example-button.tsx';
import { LogoPart } from './logo-part.tsx';
import { StyleFields } from './style-fields.tsx';
import { TemplatePart } from './template-part.tsx';

const searchSchema = z.object({ organisation: z.string().optional().catch(undefined) });

/**
 * The style of the Word documents of an organisation; `org` is the organisation that is shown when the address names
 * none.
 */
export function HouseStyleAdmin({ org }: { readonly org: string }) {
  const { t } = useTranslation();
  const [{ organisation: slug = org }, change] = useAddressSearch(searchSchema);
  const found = useQuery(adminOrganisationsQuery({ search: slug, page_size: 50 }));
  if (found.isPending) return <DelayedIndicator />;
  // When fetching again failed, the known data stays on the screen, and so does what the user is typing.
  if (found.isLoadingError) return <FailedQuery query={found} />;
  const organisation = found.data.results.find((each) => each.slug === slug) ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{t('admin.houseStyle.lead')}</Typography>
      <Box sx={{ maxWidth: 420 }}>
        <OrganisationPicker
          label={t('admin.houseStyle.organisation')}
          value={organisation}
          onChange={(chosen) => chosen && change({ organisation: chosen.slug })}
        />
      </Box>
      {organisation ? (
        <StyleOf key={organisation.uuid} organization={organisation.uuid} />
      ) : (
        !found.isPlaceholderData && (
          <EmptyState
            icon={<BusinessIcon />}
            title={t('admin.houseStyle.noOrganisation')}
            hint={t('admin.houseStyle.noOrganisationHint')}
          />
        )
      )}
    </Box>
  );
}

function StyleOf({ organization }: { readonly organization: string }) {
  const style = useQuery(houseStyleQuery(organization));
  if (style.isPending) return <DelayedIndicator />;
  const failed = style.isError && <FailedQuery query={style} />;
  if (style.isLoadingError) return failed;
  return (
    <>
      {failed}
      <ExampleButton organization={organization} />
      <LogoPart style={style.data} />
      <TemplatePart style={style.data} />
      <StyleFields style={style.data} />
    </>
  );
}
