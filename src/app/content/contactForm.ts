import {keys, listOf, sentence, type Schema} from '../../engine/shape/schema.ts';

const contactTexts = {
  address: 'The e-mail address that messages go to.',
  name: 'Label of the field for the name.',
  email: 'Label of the field for the e-mail address.',
  subject: 'Label of the field for the subject.',
  category: 'Label of the choice of a category.',
  noCategory: 'What the choice says before a category is chosen.',
  message: 'Label of the field for the message.',
  send: 'The button.',
  notSent: 'Says, beside the button, what it does.',
  withoutScript: 'Shown where JavaScript is off.',
  notEmpty: 'Shown at a field that holds spaces only.',
  thanks: 'Shown after a press of the button.',
  openMail: 'The link that opens the mail program with the message filled in.',
} as const;

/** The words of the contact form, and where its message goes. */
export type ContactWords = Readonly<Record<keyof typeof contactTexts, string>> & {
  readonly categories: readonly {readonly value: string; readonly label: string}[];
};

export const contactFormSchema: Schema = keys(
  'The contact form: its words, and where its message goes.',
  {
    ...Object.fromEntries(Object.entries(contactTexts).map(([key, description]) => [key, sentence(description)])),
    categories: listOf(
      'The categories of a message.',
      keys('A category.', {value: sentence('What is logged.'), label: sentence('What visitors read.')}, [
        'value',
        'label',
      ]),
    ),
  },
  [...Object.keys(contactTexts), 'categories'],
);
