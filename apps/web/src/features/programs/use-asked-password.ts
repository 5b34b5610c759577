import { useState } from 'react';
import { refusalOf } from '../../lib/faults/refusal-of.ts';
import { isPasswordAsked } from '../../lib/password-asked.ts';

interface AskedPassword {
  /** from when the server asked for it, until the form is gone */
  readonly asked: boolean;
  /** what to do with each refusal */
  readonly hear: (error: Error) => void;
  /** what the form sends along; nothing before it is asked */
  readonly sent: (typed: string) => { readonly current_password?: string };
  /** what is wrong with the one that was sent; being asked is no mistake of who had not been asked yet */
  readonly problemOf: (error: Error | null, typed: string | undefined) => string | undefined;
}

/** For a form that is sent without a password, of which the server asks for it when one signed in a while ago. */
export function useAskedPassword(): AskedPassword {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    hear: (error) => setAsked((before) => before || isPasswordAsked(error)),
    sent: (typed) => (asked ? { current_password: typed } : {}),
    problemOf: (error, typed) => (typed ? refusalOf(error).at('current_password') : undefined),
  };
}
