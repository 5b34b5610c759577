import { endpoints } from '@milieuspoor/contract/client';
import { mailDomainOf } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

const DEBOUNCED_MS = 300;
const STALE_AFTER_MS = 60_000;

/**
 * Returns the organisation that has its own sign-in page for this address; null for most addresses. Only the domain is
 * sent.
 */
export function useSignOnOffer(typed: string) {
  const domain = useDebounced(mailDomainOf(typed.trim()) ?? '', DEBOUNCED_MS);
  const { data } = useQuery({
    queryKey: ['sign-on', domain],
    queryFn: ({ signal }) => client.call(endpoints.findSignOn, { query: { domain } }, signal),
    enabled: domain !== '',
    staleTime: STALE_AFTER_MS,
  });
  return domain === '' ? null : (data?.sign_on ?? null);
}

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
