import type { Calculation } from '@milieuspoor/contract';
import { COMPARED_MAX } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { CalculationSetMark } from '../calculation-set-mark.tsx';

interface ChooseComparedProps {
  readonly calculations: readonly Calculation[];
  /** in the order in which they were ticked, which is that of the columns */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Ticks the calculations of a project that are compared; one that is not active can be ticked as well. */
export function ChooseCompared({ calculations, chosen, onChoose }: ChooseComparedProps) {
  const { t } = useTranslation();
  const isFull = chosen.length >= COMPARED_MAX;
  const toggle = (uuid: string) =>
    onChoose(chosen.includes(uuid) ? chosen.filter((each) => each !== uuid) : [...chosen, uuid]);
  return (
    <Box component="fieldset" sx={LIST}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, color: 'text.secondary' }}>
        {t('compare.choose')}
      </Box>
      {calculations.map((calculation) => {
        const { uuid, name, applicant_name: bidder, calculation_type: type, active } = calculation;
        const isChosen = chosen.includes(uuid);
        const about = [
          bidder || t(`reports.types.${type}`),
          ...(active ? [t('calculations.columns.active')] : []),
        ];
        return (
          <FormControlLabel
            key={uuid}
            control={
              <Checkbox
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => toggle(uuid)}
                sx={{ alignSelf: 'flex-start', mt: -0.75 }}
              />
            }
            label={
              <>
                <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                  {`${about.join(', ')} · ${formatMki(calculation.mki_value)} `}
                  <CalculationSetMark calculation={calculation} />
                </Box>
              </>
            }
            sx={{ m: 0, py: 0.5, alignItems: 'flex-start' }}
          />
        );
      })}
      {isFull && (
        <Box role="status" sx={{ gridColumn: '1 / -1', typography: 'body2', color: 'text.secondary' }}>
          {t('compare.full', { max: COMPARED_MAX })}
        </Box>
      )}
    </Box>
  );
}

const LIST = {
  ...{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', columnGap: 3, alignItems: 'start' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  '& legend': { gridColumn: '1 / -1' },
} as const;
