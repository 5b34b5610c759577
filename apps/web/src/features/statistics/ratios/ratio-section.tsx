import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingToDraw } from '../../../charts/frame/nothing-to-draw.tsx';
import { menuOf } from '../../../ui/menu-of.ts';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { AskedProjects } from '../statistics-query.ts';
import { RatioCharts } from './ratio-charts.tsx';
import { itemsByGroupQuery, ratioFiltersQuery } from './ratio-queries.ts';
import { dependsOnItems, shownGroup } from './shown-group.ts';

interface RatioSectionProps {
  readonly organisationSlug: string;
  readonly asked: AskedProjects;
  /** the place that was chosen in the total, null for the whole */
  readonly about: string | null;
  /** uuid; undefined for the first with items */
  readonly productGroup: string | undefined;
  readonly onChooseProductGroup: (uuid: string) => void;
}

const NO_ITEMS: ReadonlyMap<string, number> = new Map();
/** px */
const MENU_MAX_HEIGHT = 600;

/** The cost per unit of each sub-group of a product group. */
export const RatioSection = memo(function RatioSection(props: RatioSectionProps) {
  const { organisationSlug, asked, about, productGroup, onChooseProductGroup } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const filters = useQuery(ratioFiltersQuery(organisationSlug));
  const groups = filters.data?.product_groups ?? [];
  const asksItems = dependsOnItems(groups, productGroup);
  const items = useQuery({
    ...itemsByGroupQuery({ organisationSlug, set: asked.set, years: asked.years }),
    enabled: asksItems,
    placeholderData: keepPreviousData,
  });
  // A group without items in this set is no beginning; where that cannot be asked, the first one is.
  const group =
    asksItems && items.isPending ? undefined : shownGroup(groups, productGroup, items.data ?? NO_ITEMS);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <SectionHeading
        id={headingId}
        title={t('statistics.ratios.heading')}
        about={t('statistics.ratios.lead')}
      >
        {group && (
          <TextField
            select
            size="small"
            label={t('statistics.rows.product_group')}
            value={group.uuid}
            onChange={({ target }) => onChooseProductGroup(target.value)}
            slotProps={{
              select: {
                MenuProps: menuOf(t('statistics.rows.product_group'), { maxHeight: MENU_MAX_HEIGHT }),
              },
            }}
            sx={{ width: { xs: 1, sm: 340 } }}
          >
            {groups.map(({ uuid, name }) => (
              <MenuItem key={uuid} value={uuid} sx={{ whiteSpace: 'normal' }}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </SectionHeading>
      <FailedQuery query={filters} />
      {filters.isSuccess && groups.length === 0 && (
        <Paper variant="outlined">
          <NothingToDraw sentence={t('statistics.ratios.none')} height={160} />
        </Paper>
      )}
      {group && <RatioCharts organisationSlug={organisationSlug} asked={asked} about={about} group={group} />}
    </Box>
  );
});
