import {lazy, type ComponentType} from 'react';

/**
 * A component that is fetched apart from the page. Where it cannot be fetched it is left out: what it adds is not
 * worth the page.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({default: await load().catch(() => Nothing)}));
}

function Nothing(): null {
  return null;
}
