import {Fragment, type ReactNode} from 'react';
import {pieces, type Values} from '../../engine/runtime/message.ts';

interface SentenceProps<Message extends string> {
  /** For example 'Source: {source}.' */
  readonly text: Message;
  readonly values: Values<NoInfer<Message>, ReactNode>;
}

/** A message whose placeholders are replaced with elements, such as links. */
export function Sentence<const Message extends string>({text, values}: SentenceProps<Message>) {
  const filled = pieces<Message, ReactNode>(text, values).map((piece, index) =>
    typeof piece === 'string' ? piece : <Fragment key={index}>{piece}</Fragment>,
  );
  return <>{filled}</>;
}
