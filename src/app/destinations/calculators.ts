/** Every calculator that accepts a profile, as one chunk that only the page of all destinations fetches. */
import type {ProfileModule} from '../../engine/compiled/module.ts';

const modules = import.meta.glob<Partial<ProfileModule>>(['/calculators/*/*.yaml', '!**/*.cases.yaml'], {
  query: '?profile',
  eager: true,
});

export const destinations: readonly ProfileModule[] = Object.values(modules).filter(
  (module): module is ProfileModule => module.answersOf !== undefined,
);
