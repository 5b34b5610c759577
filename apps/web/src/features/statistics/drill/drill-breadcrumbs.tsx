import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import type { RefObject } from 'react';
import { NavigateNext } from '../../../ui/icons/navigate-next.ts';

interface DrillBreadcrumbsProps {
  readonly label: string;
  /** the top first, the shown place last */
  readonly crumbs: readonly string[];
  /** the last crumb, to move the focus to */
  readonly current: RefObject<HTMLSpanElement | null>;
  /** goes back to the crumb at this index */
  readonly onReturn: (index: number) => void;
}

/** The path to the shown place, each earlier place a link back. */
export function DrillBreadcrumbs({ label, crumbs, current, onReturn }: DrillBreadcrumbsProps) {
  return (
    <Breadcrumbs aria-label={label} separator={<NavigateNext fontSize="small" />}>
      {crumbs.map((crumb, index) =>
        index === crumbs.length - 1 ? (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place
            key={index}
            ref={current}
            component="span"
            tabIndex={-1}
            aria-current="page"
            sx={{ color: 'text.primary', fontWeight: 600 }}
          >
            {crumb}
          </Box>
        ) : (
          <Link
            // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place
            key={index}
            component="button"
            type="button"
            onClick={() => onReturn(index)}
            sx={{ font: 'inherit', minHeight: 24 }}
          >
            {crumb}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
