import { getRouteApi } from '@tanstack/react-router';
import { InvitationScreen } from '../../../features/registration/index.ts';

const route = getRouteApi('/uitnodiging/$token');

export function InvitationPage() {
  const { token } = route.useParams();
  return <InvitationScreen token={token} />;
}
