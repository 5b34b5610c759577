export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
export { LoginScreen } from './login-screen.tsx';
export { NewPasswordScreen } from './new-password-screen.tsx';
export { ProfileTab } from './profile-tab.tsx';
export { SecondFactorScreen } from './second-factor-screen.tsx';
export { currentUserQuery, organisationsQuery } from './session-queries.ts';
export { signOut } from './sign-out.ts';
export { UserLanguageSwitch } from './user-language-switch.tsx';
