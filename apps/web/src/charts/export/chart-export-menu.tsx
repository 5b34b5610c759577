import { useTranslation } from 'react-i18next';
import { useChartTools } from '../sharing/chart-tools.tsx';
import { FIGURE_EXPORTS, pictureExports } from './export-choices.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { ChartExport } from './use-chart-export.ts';

interface ChartExportMenuProps {
  readonly title: string;
  /** null while there is nothing to save yet */
  readonly exporting: ChartExport | null;
  /** whether bars are drawn, so that there is a picture */
  readonly picture: boolean;
}

/** The menu with everything that can be saved of a chart, where there is a tool to save it with. */
export function ChartExportMenu({ title, exporting, picture }: ChartExportMenuProps) {
  const { t } = useTranslation();
  const tools = useChartTools();
  if (!tools) return null;
  const pictures = pictureExports({ picture, mayLeaveOutLogo: tools.mayLeaveOutLogo });
  return (
    <ExportMenu
      exporting={exporting}
      kinds={[...pictures, 'tableImage', ...FIGURE_EXPORTS]}
      label={t('charts.export.saveChart', { title })}
    />
  );
}
