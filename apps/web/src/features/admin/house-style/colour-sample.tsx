import { COLOUR_FORM, isLegibleOnPaper, textColorOn } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/**
 * Shows a heading and the head of a table in these colours, on white as they are printed; shows nothing while one of
 * the colours is not valid.
 */
export function ColourSample({ accent, ground }: { readonly accent: string; readonly ground: string }) {
  const { t } = useTranslation();
  if (!COLOUR_FORM.test(accent) || !COLOUR_FORM.test(ground) || !isLegibleOnPaper(accent)) return null;
  return (
    <Box
      role="img"
      aria-label={t('admin.houseStyle.sample')}
      sx={{ bgcolor: 'common.white', p: 2, borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      <Box sx={{ color: accent, fontWeight: 700, fontSize: 20, mb: 1 }}>
        {t('admin.houseStyle.sampleHeading')}
      </Box>
      <Box sx={{ bgcolor: ground, color: textColorOn(ground), fontWeight: 700, px: 1, py: 0.5 }}>
        {t('admin.houseStyle.sampleHead')}
      </Box>
    </Box>
  );
}
