import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { displayOf } from '../../../charts/display-of.ts';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import type { VariantMaking } from '../chances-props.ts';
import type { ChancesSubject } from '../chances-query.ts';
import type { ChosenChances } from './use-chosen-chances.ts';

/** The longest name that a worksheet may have; a longer one of a calculation is cut. */
const NAME_MAX = 100;

interface VariantBarProps {
  readonly subject: Extract<ChancesSubject, { kind: 'project' }>;
  readonly choosing: ChosenChances;
  readonly making: VariantMaking;
}

/** What is chosen, what that would save together, and making a variant of it. */
export function VariantBar({ subject, choosing, making: { nameOf, onMade } }: VariantBarProps) {
  const { t } = useTranslation();
  const { chosen, choosable, choose } = choosing;
  const [first] = chosen;
  const making = useMutationOnce({
    mutationFn: (calculation: string) =>
      client.call(endpoints.createVariantOfChances, {
        body: {
          ...{ project: subject.projectUuid, calculation },
          project_data_type: subject.set === 'a1' ? 'eci' : 'eci_a2',
          name: t('chances.variant.name', { name: nameOf(calculation) })
            .slice(0, NAME_MAX)
            .trim(),
          posts: chosen.map(({ post_number }) => post_number),
        },
      }),
    onSuccess: ({ uuid }) => onMade(uuid),
  });
  const saved = chosen.reduce((sum, { saves }) => sum + (saves?.mki ?? 0), 0);
  return (
    <Box
      role="group"
      aria-label={t('chances.variant.make')}
      sx={{ mt: 2, pt: 1.5, borderTop: '1px solid', borderColor: 'divider', displayPrint: 'none' }}
    >
      {choosable.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.length === choosable.length}
              indeterminate={chosen.length > 0 && chosen.length < choosable.length}
              onChange={() => choose(choosable, chosen.length < choosable.length)}
            />
          }
          label={t('chances.variant.all', { count: choosable.length })}
        />
      )}
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {first
          ? t('chances.variant.chosen', {
              count: chosen.length,
              amount: displayOf('mki').format(saved),
            })
          : t('chances.variant.none')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch', mb: 1 }}>
        {t('chances.variant.takes')}
      </Typography>
      {making.error && (
        <Box sx={{ mb: 1 }}>
          <ErrorPanel error={making.error} title={t('chances.variant.failed')} />
        </Box>
      )}
      <Button
        variant="contained"
        disabled={!first}
        loading={making.isPending}
        onClick={() => first && making.mutate(first.calculation)}
      >
        {t('chances.variant.make')}
      </Button>
    </Box>
  );
}
