import type { GridLocaleText } from '@mui/x-data-grid';
import { enUS, nlNL } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../text/language.ts';

const GRID_TEXTS = { nl: nlNL, en: enUS } as const;

/** Returns the data grid's own texts in the language of the screen, with ours where they differ. */
export function useGridTexts(): Partial<GridLocaleText> {
  const { t } = useTranslation();
  const language = currentLanguage();
  return useMemo(
    () => ({
      ...GRID_TEXTS[language].components.MuiDataGrid.defaultProps.localeText,
      paginationRowsPerPage: t('projects.list.perPage'),
      paginationDisplayedRows: ({ from, to, count }) => t('projects.list.range', { from, to, count }),
    }),
    [language, t],
  );
}
