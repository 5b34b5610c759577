import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface UploadProgressProps {
  readonly fileName: string;
  readonly step: 'check' | 'add';
  /** the part of the bytes that was sent, 0 to 1 */
  readonly share: number;
  /** how many files are read before it */
  readonly filesBefore: number | null;
  readonly onCancel: () => void;
}

/** The progress of a file, with a button to cancel. */
export function UploadProgress({ fileName, step, share, filesBefore, onCancel }: UploadProgressProps) {
  const { t } = useTranslation();
  const percent = Math.floor(share * 100);
  const sent = share >= 1;
  const reading =
    filesBefore === null
      ? t(step === 'check' ? 'calculations.upload.reading' : 'calculations.upload.storing')
      : t('calculations.upload.waiting', { count: filesBefore });
  const title = t(`calculations.upload.progress.${step}`, { file: fileName });
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{title}</Typography>
        <LinearProgress
          aria-label={title}
          {...(sent ? {} : { variant: 'determinate', value: percent })}
          sx={{ my: 1, height: 6, borderRadius: 3 }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sent ? reading : t('calculations.upload.sending', { percent })}
        </Typography>
      </Box>
      <Button onClick={onCancel}>{t(`calculations.upload.cancel.${step}`)}</Button>
    </Paper>
  );
}
