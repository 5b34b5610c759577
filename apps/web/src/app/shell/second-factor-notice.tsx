import type { User } from '@milieuspoor/contract';
import { formatIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/links/link-button.tsx';

interface SecondFactorNoticeProps {
  readonly user: User;
  /** the screen where it is set up */
  readonly to: { readonly to: string; readonly params?: object };
}

/** Says from which day a second factor is required, to a user who has none; it disappears once there is one. */
export default function SecondFactorNotice({ user, to }: SecondFactorNoticeProps) {
  const { t } = useTranslation();
  if (user.second_factor || user.second_factor_required || user.second_factor_from === null) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        mb: 2,
        px: 2,
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <span>{t('app.secondFactorNotice', { day: formatIsoDay(user.second_factor_from) })}</span>
      <LinkButton {...to}>{t('app.secondFactorSetUp')}</LinkButton>
    </Box>
  );
}
