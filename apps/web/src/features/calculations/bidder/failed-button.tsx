import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

interface FailedButtonProps {
  readonly label: string;
  /** why it failed */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** A red button for an action that failed in a cell. It gives the reason on request, and tries again when pressed. */
export function FailedButton({ label, reason, onRetry }: FailedButtonProps) {
  return (
    <Tooltip title={reason} describeChild>
      <Button size="small" color="error" variant="outlined" onClick={onRetry}>
        {label}
      </Button>
    </Tooltip>
  );
}
