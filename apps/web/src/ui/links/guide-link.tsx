import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { HelpOutlineOutlined as HelpIcon } from '../icons/help-outline-outlined.ts';
import { LinkButton } from './link-button.tsx';

interface GuideLinkProps {
  readonly org: string;
  /** its name in the address */
  readonly chapter: string;
}

/** A link to the chapter of the guide that explains a screen. */
export function GuideLink({ org, chapter }: GuideLinkProps) {
  const { t } = useTranslation();
  return (
    <LinkButton {...paths.guide(org, chapter)} startIcon={<HelpIcon />} sx={{ displayPrint: 'none' }}>
      {t('help.guide.open')}
    </LinkButton>
  );
}
