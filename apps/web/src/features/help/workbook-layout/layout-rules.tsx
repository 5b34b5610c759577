import type { WorkbookLayoutAnswer } from '@milieuspoor/contract';
import { formatNumber } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../lib/as-list.ts';
import { LayoutSection } from './layout-section.tsx';

const BYTES_PER_MEGABYTE = 1024 * 1024;

const ERRORS = [
  'file',
  'sheets',
  'columns',
  'postNumber',
  'fields',
  'quantity',
  'cells',
  'merged',
  'example',
  'indicators',
  'profile',
  'size',
] as const;
const WARNINGS = [
  'undeclared',
  'co2',
  'mki',
  'ambiguous',
  'energy',
  'module',
  'resembling',
  'sheet',
] as const;
const TAKEN = [
  'headers',
  'units',
  'placing',
  'amounts',
  'modules',
  'sheets',
  'notDeclared',
  'indicators',
  'resourceRows',
  'filledDown',
  'noItems',
  'choices',
  'times',
  'zero',
] as const;

interface LayoutRulesProps {
  readonly layout: WorkbookLayoutAnswer;
}

/**
 * The rules of the import: what it reads although it is written differently, what makes it refuse a file, and what it
 * only reports.
 */
export function LayoutRules({ layout: { limits, sets } }: LayoutRulesProps) {
  const { t, i18n } = useTranslation();
  const optional = sets.flatMap(({ indicators }) => indicators.filter(({ core }) => !core));
  const values = {
    megabytes: limits.file_bytes / BYTES_PER_MEGABYTE,
    extensions: asList(limits.extensions, i18n.language, 'disjunction'),
    items: formatNumber(limits.items, 0),
    characters: limits.text_characters,
    columns: formatNumber(limits.columns, 0),
    lastColumn: limits.last_column,
    indicators: optional.map(({ name }) => name).join(', '),
  };
  return (
    <>
      <LayoutSection name="taken" title={t('workbookHelp.taken.title')}>
        <Typography>{t('workbookHelp.taken.lead')}</Typography>
        <Rules>{TAKEN.map((rule) => t(`workbookHelp.taken.${rule}`))}</Rules>
      </LayoutSection>
      <LayoutSection name="errors" title={t('workbookHelp.errors.title')}>
        <Typography>{t('workbookHelp.errors.lead')}</Typography>
        <Rules>{ERRORS.map((rule) => t(`workbookHelp.errors.${rule}`, values))}</Rules>
      </LayoutSection>
      <LayoutSection name="warnings" title={t('workbookHelp.warnings.title')}>
        <Typography>{t('workbookHelp.warnings.lead')}</Typography>
        <Rules>{WARNINGS.map((rule) => t(`workbookHelp.warnings.${rule}`, values))}</Rules>
      </LayoutSection>
    </>
  );
}

function Rules({ children }: { readonly children: readonly string[] }) {
  return (
    <Box component="ul" sx={{ my: 1, pl: 3, display: 'grid', gap: 0.75 }}>
      {children.map((rule) => (
        <li key={rule}>
          <Typography>{rule}</Typography>
        </li>
      ))}
    </Box>
  );
}
