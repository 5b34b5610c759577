import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../../ui/links/text-link.tsx';
import type { GuideFinding } from './find-in-guide.ts';
import { useGuidePlaces } from './guide-places.ts';

/** The places in the guide that contain the words, each as a link to its section. */
export function GuideFindings({ findings }: { readonly findings: readonly GuideFinding[] }) {
  const places = useGuidePlaces();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, maxWidth: 760 }}>
      {findings.map(({ chapter, title, section, excerpt }) => (
        <li key={`${chapter}#${section?.id ?? ''}`}>
          <TextLink
            {...places.guide(chapter)}
            {...(section ? { hash: section.id } : {})}
            sx={{ fontWeight: 600, display: 'inline-block', py: 0.5 }}
          >
            {section ? `${title}: ${section.text}` : title}
          </TextLink>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{excerpt}</Typography>
        </li>
      ))}
    </Box>
  );
}
