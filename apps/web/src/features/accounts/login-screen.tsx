import { useTranslation } from 'react-i18next';
import { FrontDoor } from '../../ui/brand/front-door.tsx';
import { LoginForm } from './login-form.tsx';

interface LoginScreenProps {
  /** true when the visitor was on the way to somewhere, and will arrive there after signing in */
  readonly returns: boolean;
  /** whether who has no account may ask for one here */
  readonly registrationOpen: boolean;
  readonly onSignedIn: () => void;
}

/** The way in for who has an account. */
export function LoginScreen({ returns, registrationOpen, onSignedIn }: LoginScreenProps) {
  const { t } = useTranslation();
  return (
    <FrontDoor
      title={t('accounts.login.title')}
      lead={returns ? t('accounts.login.sessionEnded') : undefined}
    >
      <LoginForm registrationOpen={registrationOpen} onSignedIn={onSignedIn} />
    </FrontDoor>
  );
}
