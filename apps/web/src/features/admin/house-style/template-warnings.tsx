import type { HouseStyleAnswer } from '@milieuspoor/contract';
import { formatNumber } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ExamplePages } from './example-pages.tsx';

type Warnings = NonNullable<HouseStyleAnswer['template']>['warnings'];

/** What a reader of documents in a template would stumble over, each with the page of the example that shows it. */
export function TemplateWarnings({
  organization,
  warnings,
}: {
  readonly organization: string;
  readonly warnings: Warnings;
}) {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  const pages = [...new Set(warnings.map(({ example_page: page }) => page))].sort(
    (one, other) => one - other,
  );
  const placeOf = ({ of, style, pages }: Warnings[number]) =>
    style
      ? t('admin.houseStyle.warnings.style', { style: t(`admin.houseStyle.styles.${style}`) })
      : t(`admin.houseStyle.warnings.${of === 'footer' ? 'footer' : 'header'}`, {
          pages: t(`admin.houseStyle.pages.${pages ?? 'default'}`),
        });
  return (
    <Alert severity="warning" variant="outlined">
      <Typography sx={{ fontWeight: 600 }}>{t('admin.houseStyle.warnings.title')}</Typography>
      <ul>
        {warnings.map((warning) => {
          const { kind, contrast, field, text, example_page: page } = warning;
          return (
            <li key={JSON.stringify(warning)}>
              {t(`admin.houseStyle.warnings.${kind}`, {
                place: placeOf(warning),
                words: text ? t('admin.houseStyle.warnings.words', { text }) : '',
                contrast: formatNumber(contrast ?? 0, 1),
                field: field ?? '',
                page,
              })}
            </li>
          );
        })}
      </ul>
      <ExamplePages organization={organization} pages={pages} />
    </Alert>
  );
}
