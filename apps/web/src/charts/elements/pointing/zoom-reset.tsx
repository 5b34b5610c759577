import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ZoomOutMap } from '../../../ui/icons/zoom-out-map.ts';

/** A button and Escape that return from a part of a chart to the whole, as long as a part is visible. */
export function ZoomReset({ onReset }: { readonly onReset: () => void }) {
  const { t } = useTranslation();
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    // It handles the key before others do: a dialog around the chart would close.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      reset();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <Button
      size="small"
      variant="contained"
      color="inherit"
      startIcon={<ZoomOutMap />}
      onClick={onReset}
      sx={{ position: 'absolute', top: 8, right: 8 }}
    >
      {t('charts.resetZoom')}
    </Button>
  );
}
