import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { useGuidePlaces } from '../guide/guide-places.ts';
import type { HelpFinding } from './find-in-help.ts';

/** The number of findings at first. */
const AT_FIRST = 10;

/** The places in the help that have the words, each as a link with its kind above it. */
export function HelpFindings({ findings }: { readonly findings: readonly HelpFinding[] }) {
  const { t } = useTranslation();
  const [all, showAll] = useState(false);
  const shown = all ? findings : findings.slice(0, AT_FIRST);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, maxWidth: 760 }}>
        {shown.map((finding) => (
          <li key={keyOf(finding)}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`help.search.sources.${finding.source}`)}
            </Typography>
            <FindingLink finding={finding} />
            {finding.source !== 'screen' && (
              <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {finding.excerpt}
              </Typography>
            )}
          </li>
        ))}
      </Box>
      {shown.length < findings.length && (
        <Button data-printed variant="outlined" onClick={() => showAll(true)} sx={{ mt: 2 }}>
          {t('help.search.showAll', { count: findings.length })}
        </Button>
      )}
    </>
  );
}

function FindingLink({ finding }: { readonly finding: HelpFinding }) {
  const places = useGuidePlaces();
  const look = { children: finding.title, sx: { fontWeight: 600, display: 'inline-block', py: 0.5 } };
  if (finding.source === 'guide')
    return (
      <TextLink
        {...places.guide(finding.chapter)}
        {...(finding.section ? { hash: finding.section.id } : {})}
        {...look}
      />
    );
  if (finding.source === 'question') return <TextLink {...places.question(finding.title)} {...look} />;
  const place = places.screen(finding.screen);
  return place && <TextLink {...place} {...look} />;
}

function keyOf(finding: HelpFinding): string {
  if (finding.source === 'guide') return `${finding.chapter}#${finding.section?.id ?? ''}`;
  return finding.source === 'question' ? finding.uuid : finding.screen;
}
