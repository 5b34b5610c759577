import type { ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { GuideLink } from '../../../ui/links/guide-link.tsx';

/** The chapter of the guide about each tab. */
const CHAPTERS: Readonly<Record<ProjectTab, string>> = {
  'project-data': 'project',
  reporting: 'rapport',
  baseline: 'berekening',
  'award-criterion': 'gunning',
  'tender-documents': 'gunning',
  optimization: 'vergelijken',
  'as-built': 'opleveren',
};

/** Links below a tab to the chapter of the guide about it. */
export function GuideOfTab({ org, tab }: { readonly org: string; readonly tab: ProjectTab }) {
  return (
    <Box sx={{ mt: 3 }}>
      <GuideLink org={org} chapter={CHAPTERS[tab]} />
    </Box>
  );
}
