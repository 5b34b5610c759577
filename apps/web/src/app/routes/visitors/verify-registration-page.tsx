import { getRouteApi } from '@tanstack/react-router';
import { VerificationScreen } from '../../../features/registration/index.ts';

const route = getRouteApi('/registeren/$key');

export function VerifyRegistrationPage() {
  const { key } = route.useParams();
  return <VerificationScreen verificationKey={key} />;
}
