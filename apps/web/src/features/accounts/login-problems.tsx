import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Says why nobody was signed in; a screen reader reads it out as soon as it appears. */
export function LoginProblems({ problems }: { readonly problems: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Box role="alert" sx={{ color: 'error.main' }}>
      {problems.length > 0 && (
        <Box
          component="ul"
          aria-label={t('accounts.login.problems')}
          sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}
        >
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
