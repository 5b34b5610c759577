import type { Chance } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenChances, isChoosable } from './use-chosen-chances.ts';

interface ChooseChanceProps {
  readonly chance: Chance;
  readonly choosing: ChosenChances;
  /** what the post is called */
  readonly children: ReactNode;
}

/** A post with the box that chooses what is proposed for it, or why it cannot be chosen. */
export function ChooseChance({ chance, choosing, children }: ChooseChanceProps) {
  const { t } = useTranslation();
  if (!isChoosable(chance))
    return (
      <span>
        {children}
        <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
          {t('chances.variant.onlyBids')}
        </Box>
      </span>
    );
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer' }}>
      <Checkbox
        size="small"
        checked={choosing.isChosen(chance)}
        onChange={(_event, checked) => choosing.choose([chance], checked)}
        slotProps={{
          input: {
            'aria-label': t('chances.variant.choose', {
              post: chance.post_number,
              product: chance.better?.name ?? '',
            }),
          },
        }}
        sx={{ ml: -1, mt: -1 }}
      />
      {children}
    </Box>
  );
}
