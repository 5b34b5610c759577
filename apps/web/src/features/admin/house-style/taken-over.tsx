import type { HouseStyleAnswer } from '@milieuspoor/contract';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../ui/summary-list.tsx';

type Template = NonNullable<HouseStyleAnswer['template']>;
type Pages = Template['headers'];

/** Lists what documents take over from a template. */
export function TakenOver({ template }: { readonly template: Template }) {
  const { t } = useTranslation();
  const { name, sha256, styles, heading_font, text_font, page_width_mm, page_height_mm, headers, footers } =
    template;
  const pages = (of: Pages) =>
    of.length === 0
      ? t('admin.houseStyle.taken.none')
      : of.map((each) => t(`admin.houseStyle.pages.${each}`)).join(', ');
  const fonts =
    heading_font && text_font
      ? t('admin.houseStyle.taken.fontsOf', { heading: heading_font, text: text_font })
      : null;
  const lines = [
    ['file', name],
    ['sha256', sha256],
    [
      'styles',
      `${styles.map((each) => t(`admin.houseStyle.styles.${each}`)).join(', ')}\n${t('admin.houseStyle.taken.otherStyles')}`,
    ],
    ['fonts', fonts],
    ['page', t('admin.houseStyle.taken.pageOf', { width: page_width_mm, height: page_height_mm })],
    ['headers', pages(headers)],
    ['footers', pages(footers)],
  ] as const;
  return (
    <SummaryList
      lines={lines.flatMap(([key, value]) =>
        value === null ? [] : [{ key, label: t(`admin.houseStyle.taken.${key}`), value }],
      )}
    />
  );
}
