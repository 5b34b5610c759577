import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFaq } from './shown-faq.ts';

/** px: the bar at the top, and some space */
const BELOW_BAR = 104;

/** The questions under their categories; on a wide screen the categories stay beside them as links. */
export function FaqByCategory({ entries }: { readonly entries: readonly ShownFaq[] }) {
  const { t } = useTranslation();
  const id = useId();
  const categories = [...new Set(entries.map((entry) => entry.category))];
  const placeOf = (category: string) => `${id}-${categories.indexOf(category)}`;
  return (
    <Box sx={COLUMNS}>
      <Box component="nav" aria-label={t('help.faq.categories')} sx={BESIDE}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {categories.map((category) => (
            <li key={category}>
              {/* It is a button because the address after the hash names the screen, so an anchor would leave the screen. */}
              <Link
                component="button"
                type="button"
                underline="hover"
                onClick={() => document.getElementById(placeOf(category))?.focus()}
                sx={{ minHeight: 44, textAlign: 'left', typography: 'body1', overflowWrap: 'anywhere' }}
              >
                {category}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {categories.map((category) => (
          <Box component="section" key={category} aria-labelledby={placeOf(category)}>
            <Typography
              variant="h2"
              id={placeOf(category)}
              tabIndex={-1}
              sx={{ mb: 1.5, overflowWrap: 'anywhere' }}
            >
              {category}
            </Typography>
            <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
              {entries
                .filter((entry) => entry.category === category)
                .map((entry) => (
                  <FaqCard key={entry.uuid} entry={entry} />
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 4,
  mt: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
} as const;

const BESIDE = { display: { xs: 'none', lg: 'block' }, position: 'sticky', top: BELOW_BAR } as const;

interface FaqCardProps {
  readonly entry: ShownFaq;
}

function FaqCard({ entry: { category, title, content, language } }: FaqCardProps) {
  const { t, i18n } = useTranslation();
  return (
    <Card component="li" variant="outlined" lang={language} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {category}
      </Typography>
      <Typography variant="h3" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {content}
      </Typography>
      {language !== i18n.language && (
        <Typography variant="body2" lang={i18n.language} sx={{ mt: 1, color: 'text.secondary' }}>
          {t('help.faq.dutchOnly')}
        </Typography>
      )}
    </Card>
  );
}
