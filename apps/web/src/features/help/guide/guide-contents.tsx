import Box from '@mui/material/Box';
import { TextLink } from '../../../ui/links/text-link.tsx';
import type { GuideChapter } from './guide-chapter.ts';
import { useGuidePlaces } from './guide-places.ts';

/** The chapters in their order. */
export function GuideContents({ chapters }: { readonly chapters: readonly GuideChapter[] }) {
  const places = useGuidePlaces();
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, maxWidth: 760, typography: 'body1' }}>
      {chapters.map(({ slug, title }) => (
        <li key={slug}>
          <TextLink {...places.guide(slug)} sx={{ display: 'inline-block', py: 1.25 }}>
            {title}
          </TextLink>
        </li>
      ))}
    </Box>
  );
}
