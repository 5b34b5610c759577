import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface SignOnOfferProps {
  readonly organisation: string;
  /** whether it is the way in, and not one of two */
  readonly alone: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
}

/** The way in by the page of somebody's own organisation. */
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
