import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../text/language.ts';
import { usePictureTheme } from '../elements/canvas/drawing-theme.ts';
import { useChartTools } from '../sharing/chart-tools.tsx';
import { chartFile, type ExportKind, type ExportSurroundings, type NamedFile } from './chart-files.ts';
import type { ExportedChart } from './exported-chart.ts';

/** Saving a chart as a file: the present state, the result, and the failure. */
export interface ChartExport {
  readonly start: (kind: ExportKind) => void;
  readonly busy: boolean;
  /** the name of the last saved file */
  readonly saved: string | null;
  readonly failed: { readonly kind: ExportKind; readonly error: unknown } | null;
}

/** The place of a table on the screen, whose picture is as wide. */
type TablePlace = RefObject<HTMLElement | null>;

/** Returns null where there is nothing to save, or no tool to save it with. */
export function useChartExport(chart: ExportedChart | null, place: TablePlace): ChartExport | null {
  return useFileExport(chart && ((kind, surroundings) => chartFile(kind, chart, surroundings)), place);
}

/** Saves what `makeFile` makes of a kind. */
export function useFileExport(
  makeFile: ((kind: ExportKind, surroundings: ExportSurroundings) => Promise<NamedFile>) | null,
  place?: TablePlace,
): ChartExport | null {
  const tools = useChartTools();
  const surroundings = useExportSurroundings(place);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const [failed, setFailed] = useState<ChartExport['failed']>(null);
  if (!tools || !makeFile) return null;

  const start = async (kind: ExportKind) => {
    setBusy(true);
    setFailed(null);
    setSaved(null);
    try {
      const { file, name } = await makeFile(kind, surroundings());
      tools.saveFile(file, name);
      setSaved(name);
    } catch (error) {
      reportError(error);
      setFailed({ kind, error });
    } finally {
      setBusy(false);
    }
  };
  return { start: (kind) => void start(kind), busy, saved, failed };
}

/** Returns what a file depends on: language, light colours, and the moment of the request. */
export function useExportSurroundings(place?: TablePlace): () => ExportSurroundings {
  const { t } = useTranslation();
  const theme = usePictureTheme();
  return () => ({
    t,
    theme,
    language: currentLanguage(),
    now: new Date(),
    tableWidth: place?.current?.clientWidth ?? 0,
    address: window.location.href,
  });
}
