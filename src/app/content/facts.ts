import data from './facts.yaml';
import type {Facts} from './siteFiles.ts';

export const facts = data as Facts;
