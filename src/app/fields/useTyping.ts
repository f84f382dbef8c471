import {useState, type ChangeEvent, type FocusEvent, type KeyboardEvent} from 'react';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {afterPress} from '../loading/afterPress.ts';

/** Whether the visitor is typing in a field, until Enter or the next field: half an answer is not called wrong. */
export function useTyping({onChange, onBlur}: Pick<UseFormRegisterReturn, 'onChange' | 'onBlur'>) {
  const [isTyping, setTyping] = useState(false);
  const stopTyping = (): void => setTyping(false);
  return {
    isTyping,
    stopTyping,
    /** For the input, in place of those of the registration. */
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>): void {
        setTyping(true);
        void onChange(event);
      },
      onBlur(event: FocusEvent<HTMLInputElement>): void {
        void onBlur(event);
        afterPress(stopTyping);
      },
      onKeyDown({key}: KeyboardEvent): void {
        if (key === 'Enter') stopTyping();
      },
    },
  };
}
