import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminSection } from '../../../lib/paths.ts';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { AdminLinks } from './admin-links.tsx';
import { AdminMenu } from './admin-menu.tsx';

/** px */
const LINKS_WIDTH = 208;

interface AdminFrameProps {
  readonly org: string;
  readonly section: AdminSection;
  /** the title of what is open within the part; without it, the part itself is open */
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * The frame around a part of the administration. It shows the links to the other parts beside it, or above it on a
 * narrow screen.
 */
export function AdminFrame({ org, section, title, children }: AdminFrameProps) {
  const { t } = useTranslation();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return (
    <>
      <PageHeading title={title ?? t('admin.title')} />
      {!wide && <AdminMenu org={org} section={section} />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${LINKS_WIDTH}px minmax(0, 1fr)` },
        }}
      >
        {wide && <AdminLinks org={org} section={section} />}
        <div>{children}</div>
      </Box>
    </>
  );
}
