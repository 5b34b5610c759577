import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPasskeyForm } from '../passkeys/add-passkey-form.tsx';
import { knowsPasskeys } from '../passkeys/ask-browser.ts';
import { SecondFactorSetUp } from './factor-set-up.tsx';

interface SecondFactorChoiceProps {
  /** continues with the recovery codes, which are shown only once */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Sets up the first second factor of a user who must have one: an app, or a passkey if the browser supports it. */
export function SecondFactorChoice({ onConfirmed }: SecondFactorChoiceProps) {
  const { t } = useTranslation();
  const [byPasskey, setByPasskey] = useState(false);
  if (byPasskey)
    return (
      <AddPasskeyForm
        cancelLabel={t('security.factor.useApp')}
        onCancel={() => setByPasskey(false)}
        onAdded={async (codes) => onConfirmed(codes)}
      />
    );
  return (
    <>
      <SecondFactorSetUp onConfirmed={onConfirmed} />
      {knowsPasskeys() && (
        <Button sx={{ mt: 2, ml: -1 }} onClick={() => setByPasskey(true)}>
          {t('security.factor.usePasskey')}
        </Button>
      )}
    </>
  );
}
