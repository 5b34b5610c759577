import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { HelpOutlineOutlined as HelpIcon } from '../icons/help-outline-outlined.ts';

interface FieldHelpProps {
  /** the name of the sign: that it explains this field */
  readonly label: string;
  readonly children: ReactNode;
}

/** Explains a field on hover or keyboard focus. */
export function FieldHelp({ label, children }: FieldHelpProps) {
  return (
    // It is above the field, because the error is below it.
    <Tooltip title={children} describeChild placement="top" enterTouchDelay={0} leaveTouchDelay={8000}>
      <IconButton size="small" aria-label={label}>
        <HelpIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
