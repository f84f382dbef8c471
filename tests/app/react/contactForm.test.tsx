// @vitest-environment jsdom
// The contact form empties three seconds after a message was sent, but never what its visitor has written since; its link never has an older message.
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {ContactForm} from '../../../src/app/pages/ContactPage.tsx';

const words = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  category: 'Category',
  noCategory: 'None',
  categories: [{value: 'other', label: 'Other'}],
  message: 'Message',
  notSent: 'Nothing is sent.',
  withoutScript: 'Write to us.',
  send: 'Send',
  notEmpty: 'Not empty.',
  thanks: 'Thanks.',
  openMail: 'Open mail',
  changed: 'Press again.',
  address: 'to@example.org',
};

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), {target: {value}});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  render(<ContactForm words={words} />);
  for (const [label, value] of Object.entries({
    Name: 'Ada',
    Email: 'ada@example.org',
    Subject: 'Fee',
    Message: ' First ',
  }))
    write(label, value);
  await act(async () => fireEvent.submit(message().form!));
  expect(screen.getByRole('link')).toHaveProperty('href', expect.stringContaining('body=First'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('empties after three seconds', async () => {
  await pass(2_999);
  expect(message().value).toBe(' First ');
  await pass(1);
  expect(message().value).toBe('');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});

it('keeps a message that was begun in these seconds', async () => {
  write('Message', 'Second');
  await pass(10_000);
  expect(message().value).toBe('Second');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada');
});

it('keeps the link with the message that was sent when it empties', async () => {
  await pass(10_000);
  expect(screen.getByRole('link')).toHaveProperty('href', expect.stringContaining('body=First'));
});

it.each(['Name', 'Email', 'Subject', 'Message'])(
  'withdraws the link when the %s changes, also once emptied, until the button is pressed again',
  async (label) => {
    for (const [wait, next] of [
      [0, 'second'],
      [10_000, 'third'],
    ] as const) {
      await pass(wait);
      write(label, 'new@example.org');
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByRole('alert').textContent).toBe('Press again.');
      for (const each of ['Name', 'Email', 'Subject', 'Message']) write(each, `${next}@example.org`);
      await act(async () => fireEvent.submit(message().form!));
      expect(screen.getByRole('link')).toHaveProperty('href', expect.stringContaining(`body=${next}%40example.org`));
    }
  },
);

it('withdraws the link when the category changes', () => {
  write('Category', 'other');
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks for nothing to be pressed again before anything was sent', () => {
  cleanup();
  render(<ContactForm words={words} />);
  write('Message', 'Begun');
  expect(screen.getByRole('alert').textContent).toBe('');
});
