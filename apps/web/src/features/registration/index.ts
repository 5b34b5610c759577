export { InvitationScreen } from './invitation-screen.tsx';
export { registrationQuery } from './registration-calls.ts';
export { RegistrationScreen } from './registration-screen.tsx';
export { VerificationScreen } from './verification-screen.tsx';
