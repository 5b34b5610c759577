import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

interface SmallMarkProps {
  readonly text: string;
  /** the full meaning of the mark */
  readonly meaning: string;
}

/** One or two letters that qualify the text beside them, with their meaning on request. */
export function SmallMark({ text, meaning }: SmallMarkProps) {
  return (
    <Tooltip title={meaning}>
      <Box
        component="abbr"
        title={undefined}
        aria-label={meaning}
        sx={{
          ml: 0.75,
          px: 0.5,
          py: 0.125,
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.5,
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontWeight: 600,
          textDecoration: 'none',
          verticalAlign: '0.1em',
        }}
      >
        {text}
      </Box>
    </Tooltip>
  );
}
