import { useState } from 'react';
import { refusalOf } from '../../lib/faults/refusal-of.ts';
import { isPasswordAsked } from '../../lib/password-asked.ts';

interface AskedPassword {
  /** true from the moment that the server asks for it until the form is gone */
  readonly asked: boolean;
  /** handles each refusal */
  readonly hear: (error: Error) => void;
  /** the field that the form sends; none before the password is asked */
  readonly sent: (typed: string) => { readonly current_password?: string };
  /** the problem with the password that was sent; a first request for it is no mistake of the user */
  readonly problemOf: (error: Error | null, typed: string | undefined) => string | undefined;
}

/** For a form that is sent without a password: the server asks for it if the user signed in a while ago. */
export function useAskedPassword(): AskedPassword {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    hear: (error) => setAsked((before) => before || isPasswordAsked(error)),
    sent: (typed) => (asked ? { current_password: typed } : {}),
    problemOf: (error, typed) => (typed ? refusalOf(error).at('current_password') : undefined),
  };
}
