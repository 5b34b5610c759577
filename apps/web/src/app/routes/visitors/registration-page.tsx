import { RegistrationScreen } from '../../../features/registration/index.ts';

export function RegistrationPage() {
  return <RegistrationScreen />;
}
