import Typography from '@mui/material/Typography';
import { LockOutlined as LockIcon } from '../icons/lock-outlined.ts';

interface ReadOnlyLineProps {
  /** why what follows can be read only */
  readonly children: string;
}

/** Says of a whole tab that it can be read only: one quiet line, since nothing is wrong. */
export function ReadOnlyLine({ children }: ReadOnlyLineProps) {
  return (
    <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
      <LockIcon sx={{ fontSize: 14, mr: 0.75, verticalAlign: '-0.1em' }} />
      {children}
    </Typography>
  );
}
