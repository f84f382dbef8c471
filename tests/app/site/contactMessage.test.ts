// Does the whole message reach the mail program, whatever was typed?
import {expect, it} from 'vitest';
import {contactLink, contactMessage} from '../../../src/app/pages/ContactPage.tsx';

const message = {
  name: 'Ada & Co',
  email: 'ada@example.org',
  subject: 'Fee? 100%',
  category: 'fee-update',
  message: 'One\nTwo',
};

it('is in the link, with the line breaks of mail', () => {
  const {pathname, searchParams} = new URL(contactLink('to@example.org', message));
  expect(pathname).toBe('to@example.org');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: 'Fee? 100%',
    body: 'One\r\nTwo\r\n\r\nAda & Co <ada@example.org>\r\nfee-update',
  });
});

it('may contain half a surrogate pair', () => {
  expect(contactLink('to@example.org', {...message, subject: '\uD83D'})).toContain('subject=%EF%BF%BD&');
});

it('needs text in every field except the category', () => {
  expect(contactMessage.safeParse({...message, category: ''}).success).toBe(true);
  for (const field of ['name', 'email', 'subject', 'message']) {
    const {error} = contactMessage.safeParse({...message, [field]: '  '});
    expect(error?.issues.map(({path}) => path)).toEqual([[field]]);
  }
});
