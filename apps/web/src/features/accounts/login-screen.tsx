import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FrontDoor } from '../../ui/brand/front-door.tsx';
import { LoginForm } from './login-form.tsx';
import { SignOnReturn } from './sign-on/sign-on-return.tsx';

interface LoginScreenProps {
  /** the place that the visitor wanted to open, and that opens after signing in; '' for none */
  readonly back: string;
  /** the ticket of a visitor who comes back from the page of their own organisation */
  readonly ticket: string | undefined;
  /** true if a visitor without an account may ask for one here */
  readonly registrationOpen: boolean;
  readonly onSignedIn: () => void;
  /** called when a ticket failed, so that it can be removed from the address */
  readonly onTicketUsed: () => void;
}

/** The sign-in screen for people with an account. */
export function LoginScreen({ back, ticket, registrationOpen, onSignedIn, onTicketUsed }: LoginScreenProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<readonly string[]>([]);
  return (
    <FrontDoor
      title={t('accounts.login.title')}
      lead={back !== '' ? t('accounts.login.sessionEnded') : undefined}
    >
      {ticket === undefined ? (
        <LoginForm back={back} failed={failed} registrationOpen={registrationOpen} onSignedIn={onSignedIn} />
      ) : (
        <SignOnReturn
          key={ticket}
          ticket={ticket}
          onSignedIn={onSignedIn}
          onFailed={(problems) => {
            setFailed(problems);
            onTicketUsed();
          }}
        />
      )}
    </FrontDoor>
  );
}
