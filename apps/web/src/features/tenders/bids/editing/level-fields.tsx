import {
  formatEuro,
  formatLevel,
  levelEur,
  levelPercentage,
  MARK_REASON_MAX,
  type ScaleLevel,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { levelOf } from './bid-draft.ts';

interface LevelFieldsProps {
  /** the name of the criterion */
  readonly label: string;
  readonly scale: readonly ScaleLevel[];
  readonly maxDiscountEur: number;
  /** the percentage of the level that was chosen; '' if there is none */
  readonly level: string;
  readonly reason: string;
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onLevel: (level: string) => void;
  readonly onReason: (reason: string) => void;
}

/** The fields for the level of a bid on a criterion, with what each level earns, and for the reason. */
export function LevelFields(props: LevelFieldsProps) {
  const { label, scale, maxDiscountEur, level, reason, problem, readOnly, onLevel, onReason } = props;
  const { t } = useTranslation();
  const chosen = levelOf(level, scale);
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 200, textAlign: 'left' }}>
      <TextField
        select
        size="small"
        // A level that no longer exists counts as no choice.
        value={chosen ? level : ''}
        error={problem !== undefined}
        helperText={problem}
        disabled={readOnly}
        onChange={(event) => onLevel(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': label },
          select: { SelectDisplayProps: { 'aria-label': label }, MenuProps: { sx: { maxWidth: 480 } } },
        }}
      >
        {scale.toReversed().map(({ permille, name }) => (
          <MenuItem key={permille} value={String(levelPercentage(permille))} sx={{ whiteSpace: 'normal' }}>
            {t('bids.level.option', {
              name,
              percentage: formatLevel(permille),
              amount: formatEuro(levelEur(permille, maxDiscountEur)),
            })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        multiline
        maxRows={4}
        label={t('bids.level.reason')}
        value={reason}
        disabled={!chosen}
        onChange={(event) => onReason(event.target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': t('bids.level.reasonOf', { name: label }),
            maxLength: MARK_REASON_MAX,
            readOnly,
          },
        }}
      />
    </Box>
  );
}
