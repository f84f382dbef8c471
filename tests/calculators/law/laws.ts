/** The references by calculator: those of all files <id>.law.ts. */
import {basename} from 'node:path';
import type {Law} from './law.ts';

const files = import.meta.glob<{law: Law}>('./*.law.ts', {eager: true});

export const laws: ReadonlyMap<string, Law> = new Map(
  Object.entries(files).map(([path, {law}]) => [basename(path, '.law.ts'), law]),
);
