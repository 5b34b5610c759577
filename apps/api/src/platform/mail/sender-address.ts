import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

/**
 * Tells whether a text is a valid sender: one address, with or without a name. With anything else mails would have no
 * sender.
 */
export function isSender(typed: string): boolean {
  const [sender, ...others] = addressparser(typed);
  return others.length === 0 && z.regexes.unicodeEmail.test(sender?.address ?? '');
}
