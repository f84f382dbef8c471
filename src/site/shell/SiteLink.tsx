import type {NavigationLink} from '../navigation.yaml';
import {addressOf} from './navigation.ts';

interface SiteLinkProps {
  readonly link: NavigationLink;
  /** The page that is shown. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** A link of the static parts; links.ts lets the router follow it. */
export function SiteLink({link, path, className}: SiteLinkProps) {
  const address = addressOf(link);
  return (
    <a className={className} href={address} aria-current={address === path ? 'page' : undefined}>
      {link.label}
    </a>
  );
}
