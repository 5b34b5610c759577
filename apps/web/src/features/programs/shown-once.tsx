import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FieldToCopy } from '../../ui/field-to-copy.tsx';

interface ShownOnceProps {
  readonly label: string;
  readonly secret: string;
  /** says that it can be seen only now, and what to do with it */
  readonly explanation: string;
}

/** Shows a secret while it can be seen, to copy it. */
export function ShownOnce({ label, secret, explanation }: ShownOnceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning" variant="outlined">
        {explanation}
      </Alert>
      <FieldToCopy label={label} value={secret} isCode />
    </Box>
  );
}
