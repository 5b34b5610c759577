import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import type { Keeping, RowKeeper } from './row-keeper.ts';

/** Where the rows on the screen are kept, in one line. */
export function KeepingLine({ keeping }: { readonly keeping: Keeping }) {
  const { t } = useTranslation();
  return (
    <Box component="span" role="status">
      {keeping.kind === 'kept'
        ? t('worksheet.keeping.kept', { time: timeOf(keeping.at) })
        : t(`worksheet.keeping.${keeping.kind}`)}
    </Box>
  );
}

interface KeepingProblemProps {
  readonly keeping: Keeping;
  readonly keeper: RowKeeper;
  /** the rows of the server take the place of those on the screen */
  readonly onTakeOver: () => void;
}

/** What stands in the way of keeping the rows, with what can be done about it. */
export function KeepingProblem({ keeping, keeper, onTakeOver }: KeepingProblemProps) {
  const { t } = useTranslation();
  if (keeping.kind === 'away')
    return (
      <Alert severity="warning" variant="outlined">
        {t('worksheet.keeping.awayMore')}
      </Alert>
    );
  if (keeping.kind === 'refused')
    return <ErrorPanel error={keeping.error} title={t('worksheet.keeping.refused')} onRetry={keeper.retry} />;
  if (keeping.kind !== 'overtaken') return null;
  const { current } = keeping;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ flexWrap: 'wrap' }}
      action={
        current && (
          <>
            <Button color="inherit" size="small" onClick={onTakeOver}>
              {t('worksheet.keeping.takeOver')}
            </Button>
            <Button color="inherit" size="small" onClick={() => keeper.overwrite(current)}>
              {t('worksheet.keeping.overwrite')}
            </Button>
          </>
        )
      }
    >
      {current
        ? t('worksheet.keeping.elsewhere', { time: timeOf(current.modified) })
        : t('worksheet.keeping.overtaken')}
    </Alert>
  );
}

/** '14:05' of '03/11/2026 14:05:09'. */
function timeOf(moment: string): string {
  return moment.split(' ')[1]?.slice(0, 5) ?? '';
}
