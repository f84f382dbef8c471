/** A message of the contact form: its schema, and the mailto: link with it. */
import {config, minLength, object, optional, string, trim, type infer as Infer} from 'zod/mini';

// Zod's compiled parsers use `new Function`, which the content security policy forbids.
config({jitless: true});

const requiredText = () => string().check(trim(), minLength(1));

/** The browser has validated the e-mail address before. */
export const contactMessage = object({
  name: requiredText(),
  email: requiredText(),
  subject: requiredText(),
  category: optional(string()),
  message: requiredText(),
});

export type ContactMessage = Infer<typeof contactMessage>;

/** A link that opens a mail program with the message requiredText in. */
export function mailLink(address: string, {name, email, subject, category, message}: ContactMessage): string {
  const sender = [`${name} <${email}>`, ...(category ? [category] : [])].join('\r\n');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(`${message.replace(/\r?\n/g, '\r\n')}\r\n\r\n${sender}`)}`;
}

/** `encodeURIComponent` throws on lone surrogates. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
