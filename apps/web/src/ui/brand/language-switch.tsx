import { LANGUAGES, type Language } from '@milieuspoor/domain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '../../text/language.ts';

interface LanguageSwitchProps {
  /** stores the choice elsewhere too; a failure to store it is not shown */
  readonly onChosen?: (language: Language) => Promise<unknown>;
}

/** Switches to Dutch or English, at once and for the next visit. Texts from the server are requested again. */
export function LanguageSwitch({ onChosen }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const choose = async (language: Language | null) => {
    if (language === null) return;
    await changeLanguage(language);
    await onChosen?.(language).catch(() => {});
    await queries.invalidateQueries();
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={currentLanguage()}
      aria-label={t('app.profile.language')}
      onChange={(_event, language: Language | null) => void choose(language)}
    >
      {LANGUAGES.map((language) => (
        <ToggleButton key={language} value={language} lang={language} sx={{ px: 1.5, minHeight: 36 }}>
          {t(`app.languages.${language}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
