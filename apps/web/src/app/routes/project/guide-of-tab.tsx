import type { ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { HelpOutlineOutlined as HelpIcon } from '../../../ui/icons/help-outline-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';

/** The chapter of the guide that is about a tab. */
const CHAPTERS: Readonly<Record<ProjectTab, string>> = {
  'project-data': 'project',
  reporting: 'rapport',
  baseline: 'berekening',
  'award-criterion': 'gunning',
  'tender-documents': 'gunning',
  optimization: 'vergelijken',
  'as-built': 'opleveren',
};

/** Below a tab: how it works, in the guide. */
export function GuideOfTab({ org, tab }: { readonly org: string; readonly tab: ProjectTab }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ mt: 3, displayPrint: 'none' }}>
      <LinkButton {...paths.guide(org, CHAPTERS[tab])} startIcon={<HelpIcon />}>
        {t('help.guide.open')}
      </LinkButton>
    </Box>
  );
}
