/** A message of the contact form as data: what is logged, and the link that holds it for a mail program. */
import {config, minLength, object, optional, string, trim, type infer as Infer} from 'zod/mini';

// Its compiled checks need code made at run time, which the content security policy forbids.
config({jitless: true});

const filled = () => string().check(trim(), minLength(1));

/** Whether an address is one is the browser's to say, before this is asked. */
export const contactMessage = object({
  name: filled(),
  email: filled(),
  subject: filled(),
  category: optional(string()),
  message: filled(),
});

export type ContactMessage = Infer<typeof contactMessage>;

/** A link that opens a mail program with the message filled in. */
export function mailLink(address: string, {name, email, subject, category, message}: ContactMessage): string {
  const sender = [`${name} <${email}>`, ...(category ? [category] : [])].join('\r\n');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(`${message.replace(/\r?\n/g, '\r\n')}\r\n\r\n${sender}`)}`;
}

/** Half a character cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
