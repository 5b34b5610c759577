import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotationNote } from './notation-note.tsx';
import { SectionCard } from './section-card.tsx';
import { UserLanguageSwitch } from './user-language-switch.tsx';

interface ScreenSectionProps {
  readonly colourModeSwitch: ReactNode;
}

/** The language and appearance of the screens; a choice takes effect at once. */
export function ScreenSection({ colourModeSwitch }: ScreenSectionProps) {
  const { t } = useTranslation();
  const choices = [
    { label: t('app.profile.language'), control: <UserLanguageSwitch /> },
    { label: t('app.profile.appearance'), control: colourModeSwitch },
  ];
  return (
    <SectionCard title={t('security.screen.title')} lead={t('security.screen.lead')}>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 420 }}>
        {choices.map(({ label, control }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1.5,
            }}
          >
            {/* The control says the same as its name. */}
            <Typography component="span" aria-hidden>
              {label}
            </Typography>
            {control}
          </Box>
        ))}
        <NotationNote />
      </Box>
    </SectionCard>
  );
}
