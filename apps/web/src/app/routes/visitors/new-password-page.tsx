import { getRouteApi } from '@tanstack/react-router';
import { NewPasswordScreen } from '../../../features/accounts/index.ts';

const route = getRouteApi('/wachtwoord_vergeten/$token');

export function NewPasswordPage() {
  const { token } = route.useParams();
  return <NewPasswordScreen key={token} token={token} />;
}
