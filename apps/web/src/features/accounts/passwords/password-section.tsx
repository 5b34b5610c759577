import type { User } from '@milieuspoor/contract';
import { PASSWORD_MIN } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../section-card.tsx';
import { useSignedOn } from '../security-queries.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes the password. The fields are behind a button, so that no browser fills them in by accident. */
export function PasswordSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const signedOn = useSignedOn();
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const stop = () => {
    flushSync(() => setChanging(false));
    opener.current?.focus();
  };
  return (
    <SectionCard
      title={t('security.password.title')}
      lead={
        signedOn ? t('security.signedOn.passwordLead') : t('security.password.lead', { min: PASSWORD_MIN })
      }
    >
      {changing ? (
        <PasswordForm username={user.username} onStop={stop} />
      ) : (
        <Button ref={opener} variant="outlined" onClick={() => setChanging(true)}>
          {t('security.password.change')}
        </Button>
      )}
    </SectionCard>
  );
}
