import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

/** A moment as the API writes it, to the minute; to the second for who points at it. */
export function Moment({ children }: { readonly children: string }) {
  return (
    <Tooltip title={children} describeChild>
      <Box component="time" sx={{ whiteSpace: 'nowrap' }}>
        {dayAndTimeOf(children)}
      </Box>
    </Tooltip>
  );
}
