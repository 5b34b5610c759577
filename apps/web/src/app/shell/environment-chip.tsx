import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { environmentQuery } from '../../lib/environment-query.ts';

/** Says that this isn't the real thing, where it isn't. */
export function EnvironmentChip() {
  const { t } = useTranslation();
  const { data } = useQuery(environmentQuery);
  // Production is what users expect, so it carries no chip.
  if (!data || data.environment === 'Production') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={t(`app.environment.${data.environment}`)}
      sx={{ color: 'inherit', borderColor: 'bar.quiet' }}
    />
  );
}
