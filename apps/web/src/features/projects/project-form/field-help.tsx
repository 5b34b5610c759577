import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpOutlineOutlined as HelpIcon } from '../../../ui/icons/help-outline-outlined.ts';

interface FieldHelpProps {
  /** the field's own label */
  readonly field: string;
  readonly children: ReactNode;
}

/** Explains a field to who points at it, or comes by with the keyboard. */
export function FieldHelp({ field, children }: FieldHelpProps) {
  const { t } = useTranslation();
  return (
    <InputAdornment position="end" sx={{ mr: 2.5 }}>
      <Tooltip title={children} describeChild enterTouchDelay={0} leaveTouchDelay={8000}>
        <IconButton size="small" aria-label={t('projectData.tooltips.about', { field })}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  );
}
