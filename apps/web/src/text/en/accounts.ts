export const accounts = {
  login: {
    title: 'Log in',
    lead: 'See at a glance whether your projects are getting cleaner.',
    explanation:
      'Milieuspoor compares the baseline of every project with its optimisation: MKI (the environmental cost indicator), CO₂, raw materials, energy and emission-free equipment.',
    username: 'Username or e-mail address',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Log in',
    busy: 'Logging in…',
    problems: 'Logging in failed',
    forgotten: 'Forgotten your password?',
    register: 'No account yet? Register',
    code: 'Code',
    codeHint: 'The six digits of your authenticator app, or a recovery code',
    codeLead: 'Confirm with your second factor.',
    usePasskey: 'Use a passkey',
    passkeyCancelled: 'Not confirmed. Try again or enter a code.',
    otherAccount: 'Log in with another account',
    sessionEnded: 'Log in to continue where you were.',
  },
  signOn: {
    via: 'Log in via {{organisation}}',
    byPassword: 'With a password',
  },
} as const;
