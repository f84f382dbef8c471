import type {Page} from '../../engine/compiled/module.ts';
import type {Frame} from '../content/siteFiles.ts';
import data from './frame.yaml';

export const frame = data as Frame;

/** Whether a calculator's page has the shared frame: the card's heading, Bookmark and Share, and the sidebar. */
export function isFramed({id, region}: Pick<Page, 'id' | 'region'>): boolean {
  return frame.regions.includes(region) || frame.calculators.includes(id);
}
