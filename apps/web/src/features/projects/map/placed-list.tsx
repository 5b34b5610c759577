import type { ProjectPoint } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { pointWords } from './point-words.ts';

const ProjectLink = createLink(Link);

interface PlacedListProps {
  readonly heading: string;
  readonly points: readonly ProjectPoint[];
  readonly set: SetCode;
  /** its heading gets the focus when other projects are shown */
  readonly focused?: boolean;
  readonly folded?: boolean;
}

/** Some projects below the map, each as a link with what it comes to. */
export function PlacedList({ heading, points, set, focused = false, folded = false }: PlacedListProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = points.map(({ uuid }) => uuid).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other projects, another list
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [shown, focused]);
  const list = (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 320, overflowY: 'auto' }}>
      {points.map((point) => (
        <li key={point.uuid}>
          <ProjectLink {...paths.project(point.organization, point.uuid, 'baseline')}>
            {point.project_name}
          </ProjectLink>
          {`: ${pointWords(point, set, t)}`}
        </li>
      ))}
    </Box>
  );
  return (
    <Box component="section" aria-label={heading} sx={{ my: 1.5 }}>
      {folded ? (
        <PhoneFold title={heading} everywhere>
          {list}
        </PhoneFold>
      ) : (
        <>
          <Typography ref={title} variant="h3" tabIndex={-1}>
            {heading}
          </Typography>
          {list}
        </>
      )}
    </Box>
  );
}
