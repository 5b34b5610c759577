import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LAYOUT_SECTIONS, type LayoutSectionName } from './layout-section.tsx';

const SectionLink = createLink(Link);

/** The links to the parts of the page; every part has its own address. */
export function LayoutContents() {
  const { t } = useTranslation();
  return (
    <Box component="nav" aria-labelledby="layout-contents" sx={{ mt: 4, displayPrint: 'none' }}>
      <Typography id="layout-contents" variant="h2" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {t('workbookHelp.contents')}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {(Object.keys(LAYOUT_SECTIONS) as LayoutSectionName[]).map((name) => (
          <li key={name}>
            <SectionLink to="." hash={LAYOUT_SECTIONS[name]} sx={{ display: 'inline-block', py: 0.75 }}>
              {t(`workbookHelp.${name}.title`)}
            </SectionLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
