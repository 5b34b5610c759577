export { InvitationScreen } from './invitation-screen.tsx';
export { RegistrationScreen } from './registration-screen.tsx';
export { VerificationScreen } from './verification-screen.tsx';
