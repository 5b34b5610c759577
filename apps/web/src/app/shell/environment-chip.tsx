import type { Environment } from '@milieuspoor/contract';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { environmentQuery } from '../../lib/environment-query.ts';

/** Production is what users expect, so it carries no chip. */
const CHIP_COLOUR = {
  Local: 'info',
  Development: 'secondary',
  Staging: 'warning',
  Production: null,
} as const satisfies Record<Environment, ChipProps['color'] | null>;

/** Says that this isn't the real thing, where it isn't. */
export function EnvironmentChip() {
  const { t } = useTranslation();
  const { data } = useQuery(environmentQuery);
  if (!data) return null;
  const color = CHIP_COLOUR[data.environment];
  return color && <Chip size="small" color={color} label={t(`app.environment.${data.environment}`)} />;
}
