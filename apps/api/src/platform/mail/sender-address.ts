import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

/** Whether mails can be sent by it: one address, with or without a name. Of anything else they leave without a sender. */
export function isSender(typed: string): boolean {
  const [sender, ...others] = addressparser(typed);
  return others.length === 0 && z.regexes.unicodeEmail.test(sender?.address ?? '');
}
