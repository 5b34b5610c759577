import Button from '@mui/material/Button';

interface RowButtonProps {
  readonly label: string;
  /** includes the row's name, for users who hear the button without its row */
  readonly fullLabel: string;
  readonly hasFocus: boolean;
  readonly onClick: () => void;
}

/** A button for an action on a row; the grid gives it the focus together with its cell. */
export function RowButton({ label, fullLabel, hasFocus, onClick }: RowButtonProps) {
  return (
    <Button
      size="small"
      aria-label={fullLabel}
      tabIndex={hasFocus ? 0 : -1}
      onClick={onClick}
      sx={{ ml: -1, px: 1, minWidth: 0 }}
    >
      {label}
    </Button>
  );
}
