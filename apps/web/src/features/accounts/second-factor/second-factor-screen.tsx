import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { FrontDoor } from '../../../ui/brand/front-door.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { SecondFactorChoice } from './factor-choice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorScreenProps {
  /** continues to the place that the user wanted to open */
  readonly onReady: () => void;
}

/** The screen for users who may not continue without a second factor; they set it up here once. */
export function SecondFactorScreen({ onReady }: SecondFactorScreenProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <FrontDoor
      title={t('security.factor.screenTitle')}
      lead={codes ? undefined : t('security.factor.screenLead')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} doneLabel={t('security.factor.ready')} onDone={onReady} />
      ) : (
        <SecondFactorChoice onConfirmed={setCodes} />
      )}
      <Box sx={{ mt: 3, ml: -2.25 }}>
        <LinkButton {...paths.logout()} preload={false}>
          {t('app.profile.logout')}
        </LinkButton>
      </Box>
    </FrontDoor>
  );
}
