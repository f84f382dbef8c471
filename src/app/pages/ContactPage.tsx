import {type FormEvent, useEffect, useState} from 'react';
import {type RegisterOptions, useForm} from 'react-hook-form';
import {config, type infer as Infer, minLength, object, optional, string, trim} from 'zod/mini';
import {NotLoaded, useHydrated} from '../rendering/hydration.tsx';
import type {ContactWords, ContentPage as Page} from '../content/contentPage.ts';
import type {Loadable} from '../loading/loadable.tsx';
import {mailLink} from '../addresses/mailLink.ts';
import ContentPage from './ContentPage.tsx';
import styles from './ContactPage.module.css';

/** The content page with the contact form. */
export default function ContactPage({content}: {readonly content: Loadable<Page>}) {
  return <ContentPage content={content} path="/contact-us" ContactForm={ContactForm} className={styles.page} />;
}

/** Milliseconds. */
const resetDelay = 3000;

/**
 * Sends nothing: it logs the message, says thanks, and links to the visitor's mail program. Once the form changes, the link would carry another
 * message than the form shows, so the visitor is asked to press the button again.
 */
export function ContactForm({words}: {readonly words: ContactWords}) {
  const {register, handleSubmit, reset} = useForm<ContactMessage>();
  const [sent, setSent] = useState<ContactMessage | 'changed' | null>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (sent === null || sent === 'changed') return;
    // Cleared by the first change, so that it never empties what the visitor has begun to write since.
    const timer = setTimeout(() => reset(), resetDelay);
    return () => clearTimeout(timer);
  }, [sent, reset]);

  const submit = handleSubmit((values, event) => {
    const {data, error} = contactMessage.safeParse(values);
    if (error !== undefined) {
      reportProblem(event?.target as HTMLFormElement, String(error.issues[0]?.path[0]), words.notEmpty);
      return;
    }
    console.log(data);
    setSent(data);
  });
  const onInput = (event: FormEvent): void => {
    clearProblem(event);
    setSent((before) => before && 'changed');
  };
  const field = (name: keyof ContactMessage, options?: RegisterOptions<ContactMessage>) => ({
    id: `contact-${name}`,
    className: styles.control,
    ...register(name, options),
  });

  return (
    <>
      {/* method="dialog": before hydration, submitting does nothing. */}
      <form className={styles.form} method="dialog" onSubmit={submit} onInput={onInput}>
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
        <label htmlFor="contact-name">{words.name}</label>
        <input {...field('name')} required autoComplete="name" />
        <label htmlFor="contact-email">{words.email}</label>
        <input {...field('email')} type="email" required autoComplete="email" />
        <label htmlFor="contact-subject">{words.subject}</label>
        <input {...field('subject')} required />
        <label htmlFor="contact-category">{words.category}</label>
        <select {...field('category')}>
          <option value="">{words.noCategory}</option>
          {words.categories.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor="contact-message">{words.message}</label>
        <textarea {...field('message')} required rows={6} />
        <p className={styles.aside}>{words.notSent}</p>
        <NotLoaded />
        <button className="main-button" disabled={!hydrated}>
          {words.send}
        </button>
      </form>
      <div role="alert" className={styles.thanks}>
        {sent === 'changed' && <p>{words.changed}</p>}
        {sent !== null && sent !== 'changed' && (
          <p>
            {words.thanks} <a href={contactLink(words.address, sent)}>{words.openMail}</a>
          </p>
        )}
      </div>
    </>
  );
}

/** The browser itself reports empty fields, but accepts fields with only spaces. */
function reportProblem(form: HTMLFormElement, name: string, message: string): void {
  const control = form.elements.namedItem(name) as HTMLInputElement;
  control.setCustomValidity(message);
  control.reportValidity();
}

function clearProblem({target}: {readonly target: EventTarget}): void {
  (target as HTMLInputElement).setCustomValidity('');
}

// Zod's compiled parsers use `new Function`, which the content security policy forbids.
config({jitless: true});

const requiredText = () => string().check(trim(), minLength(1));

/** The browser has already validated the e-mail address. */
export const contactMessage = object({
  name: requiredText(),
  email: requiredText(),
  subject: requiredText(),
  category: optional(string()),
  message: requiredText(),
});

type ContactMessage = Infer<typeof contactMessage>;

/** A link that opens a mail program with the visitor's message. */
export function contactLink(address: string, {name, email, subject, category, message}: ContactMessage): string {
  const sender = [`${name} <${email}>`, ...(category ? [category] : [])].join('\n');
  return mailLink(address, subject, `${message}\n\n${sender}`);
}
