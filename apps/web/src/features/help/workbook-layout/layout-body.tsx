import type { WorkbookLayoutAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../lib/as-list.ts';
import { LayoutColumns } from './layout-columns.tsx';
import { LayoutExample } from './layout-example.tsx';
import { LayoutOthers } from './layout-others.tsx';
import { LayoutRules } from './layout-rules.tsx';
import { LayoutSection } from './layout-section.tsx';
import { LayoutSets } from './layout-sets.tsx';

const BYTES_PER_MEGABYTE = 1024 * 1024;

interface LayoutBodyProps {
  readonly layout: WorkbookLayoutAnswer;
}

/** The parts of the page, in the order in which a user fills in the workbook. */
export function LayoutBody({ layout }: LayoutBodyProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { posten, sets, limits } = layout;
  return (
    <>
      <LayoutSection name="start" title={t('workbookHelp.start.title')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{t('workbookHelp.start.perUnit')}</Typography>
          <Typography>
            {t('workbookHelp.start.sheets', {
              posten: posten.sheet,
              sets: asList(
                sets.map(({ sheet }) => sheet),
                language,
                'conjunction',
              ),
            })}
          </Typography>
          <Typography>{t('workbookHelp.start.header', { rows: limits.header_rows })}</Typography>
          <Typography>{t('workbookHelp.start.numbers')}</Typography>
          <Typography>
            {t('workbookHelp.start.file', {
              extensions: asList(limits.extensions, language, 'disjunction'),
              megabytes: limits.file_bytes / BYTES_PER_MEGABYTE,
            })}
          </Typography>
        </Box>
      </LayoutSection>
      <LayoutSection name="posten" title={t('workbookHelp.posten.title')}>
        <Typography>{t('workbookHelp.posten.lead')}</Typography>
        <LayoutColumns columns={posten.columns} />
      </LayoutSection>
      <LayoutSection name="sets" title={t('workbookHelp.sets.title')}>
        <LayoutSets layout={layout} />
      </LayoutSection>
      <LayoutSection name="mki" title={t('workbookHelp.mki.title')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography>
            {t('workbookHelp.mki.instead', {
              row: layout.mki_row,
              co2: asList(
                sets.map(({ sheet, co2_indicator }) => `${co2_indicator} (${sheet})`),
                language,
                'disjunction',
              ),
            })}
          </Typography>
          <Typography>{t('workbookHelp.mki.both')}</Typography>
        </Box>
      </LayoutSection>
      <LayoutSection name="others" title={t('workbookHelp.others.title')}>
        <LayoutOthers layouts={layout.other_layouts} />
      </LayoutSection>
      <LayoutRules layout={layout} />
      <LayoutSection name="worked" title={t('workbookHelp.worked.title')}>
        <LayoutExample example={layout.example} />
      </LayoutSection>
    </>
  );
}
