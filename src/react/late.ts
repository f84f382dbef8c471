import {lazy, type ComponentType} from 'react';

/**
 * A component that is fetched apart from the page.
 * @param instead where it cannot be fetched; by default it is left out: what it adds is not worth the page
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  return lazy(async () => ({default: await load().catch(() => instead)}));
}

function Nothing(): null {
  return null;
}
