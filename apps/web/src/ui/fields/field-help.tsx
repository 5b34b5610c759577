import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { HelpOutlineOutlined as HelpIcon } from '../icons/help-outline-outlined.ts';

interface FieldHelpProps {
  /** what the sign is called: that it explains this field */
  readonly label: string;
  readonly children: ReactNode;
}

/** Explains a field to who points at it, or comes by with the keyboard. */
export function FieldHelp({ label, children }: FieldHelpProps) {
  return (
    // Above the field: below it stands what is wrong with it.
    <Tooltip title={children} describeChild placement="top" enterTouchDelay={0} leaveTouchDelay={8000}>
      <IconButton size="small" aria-label={label}>
        <HelpIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
