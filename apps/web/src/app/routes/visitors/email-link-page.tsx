import { getRouteApi } from '@tanstack/react-router';
import { EmailLinkScreen } from '../../../features/accounts/index.ts';

const route = getRouteApi('/e-mailadres/$token');

export function EmailLinkPage() {
  const { token } = route.useParams();
  return <EmailLinkScreen token={token} />;
}
