import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';

interface ContentLinkProps {
  /** A page (/about), a part of this page (#faqs), or an address of another site. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of a page's content: the router follows those to pages, the browser all others. */
export function ContentLink({to, className, children}: ContentLinkProps) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
