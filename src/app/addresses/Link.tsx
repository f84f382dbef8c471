import type {ComponentProps} from 'react';
import {Link as RouterLink} from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site with query and fragment, a fragment such as #faqs, or an external URL. */
  readonly to: string;
}

/**
 * React Router's Link, but for two things: a link to a part of the page is left to the browser, which then also takes the
 * focus there, and each text of a link has its own element (decision 036), which the package's own JSX does not give it.
 */
export function Link({to, children, ...attributes}: LinkProps) {
  if (to.startsWith('#'))
    return (
      <a href={to} {...attributes}>
        {children}
      </a>
    );
  return (
    <RouterLink to={to} {...attributes}>
      <>{children}</>
    </RouterLink>
  );
}
