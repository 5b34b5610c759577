import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { Announcement } from '../elements/pointing/announcement.tsx';
import type { ChartExport } from './use-chart-export.ts';

/** The result of saving: a failure in place, with a way to try again; success for users who do not see a download. */
export function ExportStatus({ exporting }: { readonly exporting: ChartExport }) {
  const { t } = useTranslation();
  const { failed, saved, start } = exporting;
  return (
    <>
      {failed && (
        <ErrorPanel
          error={failed.error}
          title={t(`charts.export.failed.${failed.kind}`)}
          onRetry={() => start(failed.kind)}
        />
      )}
      <Announcement>{saved ? t('charts.export.saved', { name: saved }) : ''}</Announcement>
    </>
  );
}
