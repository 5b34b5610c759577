import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

interface FailedButtonProps {
  readonly label: string;
  /** why it failed */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** What failed in a cell, red; why, for who asks; pressed it is tried again. */
export function FailedButton({ label, reason, onRetry }: FailedButtonProps) {
  return (
    <Tooltip title={reason} describeChild>
      <Button size="small" color="error" variant="outlined" onClick={onRetry}>
        {label}
      </Button>
    </Tooltip>
  );
}
