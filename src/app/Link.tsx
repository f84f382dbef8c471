import type {ComponentProps} from 'react';
import {useHref, useLinkClickHandler} from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site with query and fragment, a fragment such as #faqs, or an external URL. */
  readonly to: string;
}

/** React Router's Link is 2 kB larger, for prefetching that shell/links.ts already does for all links. */
export function Link({to, ...attributes}: LinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- `attributes` includes the children
  return to.startsWith('/') ? <RouterLink to={to} {...attributes} /> : <a href={to} {...attributes} />;
}

function RouterLink({to, ...attributes}: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/click-events-have-key-events -- as above; it is a link
  return <a href={href} onClick={follow} {...attributes} />;
}
