import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface ReasonedIconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** why it can't be used now; it stays in the tab order, so that the reason can be found */
  readonly disabledReason?: string | undefined;
  readonly color?: 'default' | 'primary' | 'error';
  readonly size?: 'small' | 'medium';
}

/** An icon button with its action and, when it can't be used, the reason. */
export function ReasonedIconButton(props: ReasonedIconButtonProps) {
  const { label, icon, onClick, disabledReason, color = 'default', size = 'medium' } = props;
  const disabled = disabledReason !== undefined;
  return (
    <Tooltip title={disabledReason ?? label} describeChild={disabled}>
      <IconButton
        aria-label={label}
        aria-disabled={disabled}
        color={disabled ? 'default' : color}
        size={size}
        onClick={disabled ? undefined : onClick}
        sx={disabled ? { opacity: 0.45, cursor: 'not-allowed' } : null}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
