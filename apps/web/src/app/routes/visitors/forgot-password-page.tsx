import { ForgotPasswordScreen } from '../../../features/accounts/index.ts';

export function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
