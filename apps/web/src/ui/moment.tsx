import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

/** Shows a moment of the API to the minute, and to the second on hover. */
export function Moment({ children }: { readonly children: string }) {
  return (
    <Tooltip title={children} describeChild>
      <Box component="time" sx={{ whiteSpace: 'nowrap' }}>
        {dayAndTimeOf(children)}
      </Box>
    </Tooltip>
  );
}
