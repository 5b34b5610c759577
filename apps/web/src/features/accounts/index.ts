export { LoginScreen } from './login-screen.tsx';
export { currentUserQuery, organizationsQuery } from './session-queries.ts';
export { signOut } from './sign-out.ts';
