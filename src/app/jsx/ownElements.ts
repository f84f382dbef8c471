import {Fragment, type ElementType, type ReactNode} from 'react';
import {jsx} from 'react/jsx-runtime';

interface Props {
  readonly children?: ReactNode;
  readonly suppressHydrationWarning?: boolean;
}

/**
 * The props of an element, with each text among its children alone in an element of its own: where a browser translates a page,
 * other nodes take the places of its texts, and React, which keeps to elements, never looks for them (decision 036).
 */
export function withOwnElements<Given extends Props>(type: ElementType, props: Given): Given {
  // What a component is given gets into an element or a fragment of that component.
  if (typeof type !== 'string' && type !== Fragment) return props;
  const text = textOf(props.children);
  if (text === '') return props;
  if (text === undefined || type === Fragment) {
    const children = wrapped(props.children, type === 'text' ? 'tspan' : 'span');
    return children === props.children ? props : {...props, children};
  }
  return {...props, ...alone(text)};
}

/** Props for a text. If a browser has begun to translate the document, React does not compare them when it hydrates: because of another
 * text it would replace the whole page, with what has been typed into it. */
function alone(text: string): Props {
  // The site itself has no such elements.
  const isTranslated = typeof document === 'object' && document.getElementsByTagName('font').length > 0;
  return isTranslated ? {children: text, suppressHydrationWarning: true} : {children: text};
}

/** Pieces of text as one, '' if there is nothing; undefined if there are elements among them. */
function textOf(node: ReactNode): string | undefined {
  if (Array.isArray(node)) {
    const pieces = node.map(textOf);
    return pieces.includes(undefined) ? undefined : pieces.join('');
  }
  if (typeof node === 'object' && node !== null) return undefined;
  return typeof node === 'boolean' || node === null || node === undefined ? '' : String(node);
}

/** Children with an element for each run of texts, in the place of the first: all others keep their places, and so their state. */
function wrapped(node: ReactNode, element: 'span' | 'tspan'): ReactNode {
  if (textOf(node) !== undefined) return elementOf(element, node, 0);
  if (!Array.isArray(node)) return node;
  const texts = node.map((child) => textOf(child) !== undefined);
  return node.map((child: ReactNode, index) => {
    if (!texts[index]) return wrapped(child, element);
    if (texts[index - 1]) return null;
    const end = texts.indexOf(false, index);
    return elementOf(element, node.slice(index, end < 0 ? undefined : end), index);
  });
}

function elementOf(element: 'span' | 'tspan', texts: ReactNode, index: number): ReactNode {
  const text = textOf(texts);
  return text === undefined || text === '' ? null : jsx(element, alone(text), `text${index}`);
}
