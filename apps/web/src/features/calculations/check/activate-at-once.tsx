import { formatEuro } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { BaselineEffectLines } from '../../../ui/messages/baseline-effect-lines.tsx';
import type { EffectOfActivating } from '../effect-of-activating.ts';

interface ActivateAtOnceProps {
  /** the calculation that it replaces; null if none is active */
  readonly replaced: string | null;
  readonly activates: boolean;
  readonly onChoose: (activates: boolean) => void;
  /** the effect on the award model; null for none */
  readonly effect: EffectOfActivating | null;
  /** the name of the file */
  readonly name: string;
  /** the present reference value, whole euro */
  readonly referenceEur: number | null;
}

/**
 * Asks whether a file becomes active as soon as it is added, and says what effect that has. Nothing becomes active
 * without the user's choice.
 */
export function ActivateAtOnce(props: ActivateAtOnceProps) {
  const { replaced, activates, onChoose, effect, name, referenceEur } = props;
  const { t } = useTranslation();
  const choice = (
    <FormControlLabel
      control={<Checkbox checked={activates} onChange={(_event, chosen) => onChoose(chosen)} />}
      label={
        replaced === null ? t('uploadCheck.activate') : t('uploadCheck.activateInPlaceOf', { name: replaced })
      }
      sx={{ overflowWrap: 'anywhere' }}
    />
  );
  if (!activates || effect === null) return choice;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {choice}
      <Alert
        severity={effect.kind === 'follows' || effect.kind === 'kept' ? 'info' : 'warning'}
        variant="outlined"
      >
        {effect.kind === 'kept' ? (
          t('tenders.follow.locked', { amount: formatEuro(referenceEur) })
        ) : (
          <>
            <BaselineEffectLines effect={effect} name={name} />
            {effect.kind === 'target-above' && t('uploadCheck.activateNot')}
          </>
        )}
      </Alert>
    </Box>
  );
}
