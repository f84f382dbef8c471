import type {ReactNode} from 'react';
import {linkTo} from '../calculator/base.ts';
import type {NavigationLink} from '../content/siteFiles.ts';
import {addressOf} from './navigation.ts';

interface SiteLinkProps {
  readonly link: NavigationLink;
  /** The page that is shown. */
  readonly path: string;
  readonly className?: string | undefined;
  /** Before the label, such as an icon. */
  readonly children?: ReactNode;
}

/** A link of the static parts; links.ts lets the router follow it. */
export function SiteLink({link, path, className, children}: SiteLinkProps) {
  const address = addressOf(link);
  return (
    <a className={className} href={linkTo(address)} aria-current={address === path ? 'page' : undefined}>
      {children}
      {link.label}
    </a>
  );
}
