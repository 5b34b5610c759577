import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface SignOnOfferProps {
  readonly organisation: string;
  /** true if it is the only way to sign in, and not one of two */
  readonly alone: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
}

/** Offers to sign in at the page of the user's own organisation. */
export function SignOnOffer({ organisation, alone, busy, onLeave }: SignOnOfferProps) {
  const { t } = useTranslation();
  return (
    <Button
      type={alone ? 'submit' : 'button'}
      variant={alone ? 'contained' : 'outlined'}
      size="large"
      loading={busy}
      onClick={alone ? undefined : onLeave}
    >
      {t('accounts.signOn.via', { organisation })}
    </Button>
  );
}
