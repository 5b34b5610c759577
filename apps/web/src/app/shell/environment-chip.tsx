import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Each environment has its own colour, so that nobody takes one for another. */
const COLOURS = { Local: 'info', Development: 'secondary', Staging: 'warning' } as const;

interface EnvironmentChipProps {
  readonly environment: keyof typeof COLOURS;
}

/** Says that an environment is not the production one. */
export default function EnvironmentChip({ environment }: EnvironmentChipProps) {
  const { t } = useTranslation();
  return <Chip size="small" color={COLOURS[environment]} label={t(`app.environment.${environment}`)} />;
}
