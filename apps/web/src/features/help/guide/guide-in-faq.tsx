import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { findInGuide } from './find-in-guide.ts';
import { GuideFindings } from './guide-findings.tsx';
import { GuideReaderContext } from './guide-places.ts';
import { guideQuery } from './guide-query.ts';

/** The number of findings beside the questions; the guide's own search has the rest. */
const MOST = 5;

interface GuideInFaqProps {
  readonly org: string;
  /** what was searched for among the questions */
  readonly search: string;
}

/** Shows what the guide says about a search among the questions; shows nothing when the guide says nothing. */
export function GuideInFaq({ org, search }: GuideInFaqProps) {
  const { t } = useTranslation();
  const guide = useQuery({ ...guideQuery(currentLanguage()), enabled: search.trim() !== '' });
  const findings = findInGuide(guide.data ?? [], search).slice(0, MOST);
  if (findings.length === 0) return null;
  return (
    <GuideReaderContext value={{ org, viewer: false }}>
      <Box component="section" aria-labelledby="guide-in-faq" sx={{ mt: 4 }}>
        <Typography variant="h2" id="guide-in-faq" sx={{ mb: 1.5 }}>
          {t('help.guide.inGuide')}
        </Typography>
        <GuideFindings findings={findings} />
      </Box>
    </GuideReaderContext>
  );
}
