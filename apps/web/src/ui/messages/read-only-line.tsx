import Typography from '@mui/material/Typography';
import { LockOutlined as LockIcon } from '../icons/lock-outlined.ts';

interface ReadOnlyLineProps {
  /** why the following is read-only */
  readonly children: string;
  /** a padlock, unless something was opened */
  readonly icon?: typeof LockIcon;
}

/** Says that a whole tab is read-only, in one line, since nothing is wrong. */
export function ReadOnlyLine({ children, icon: Icon = LockIcon }: ReadOnlyLineProps) {
  return (
    <Typography sx={{ color: 'text.secondary', maxWidth: '90ch' }}>
      <Icon sx={{ fontSize: 16, mr: 0.75, verticalAlign: '-0.15em' }} />
      {children}
    </Typography>
  );
}
