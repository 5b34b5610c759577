import { createSvgIcon } from '@mui/material/SvgIcon';

/** Five points on a band. */
export const Crown = createSvgIcon(<path d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 9H5zM5 18h14v2H5z" />, 'Crown');
