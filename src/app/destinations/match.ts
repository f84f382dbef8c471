/** What a visitor may conclude from a destination: never more than the answers prove. */
import type {Destination} from './findDestinations.ts';
import type {Profile} from './profile.ts';

/** Best first. */
export const matches = ['likely', 'possible', 'unlikely'] as const;

/**
 * - likely: the profile meets every rule that its answers decide
 * - possible: what is open could be enough: a question that was skipped or not asked, or a job offer
 * - unlikely: something that the visitor answered would have to be different
 */
export type Match = (typeof matches)[number];

export function matchOf(destination: Destination, profile: Profile): Match {
  const {standing, missing, dependsOnAge} = destination;
  if (standing === 'yes') return needsJobOffer(destination, profile) ? 'possible' : 'likely';
  if (standing === 'depends' || dependsOnAge) return 'possible';
  const canBeOpen = missing?.every(({term}) => term === 'jobOffer' || profile[term] === '') ?? false;
  return canBeOpen ? 'possible' : 'unlikely';
}

/** Reads a salary, but admits people without a job in the country. */
const withoutJob: readonly string[] = ['hong-kong-qmas-calculator'];

/** Whether a visa that depends on a salary in the country needs a job there, even if the calculator does not ask for one. */
export function needsJobOffer({page, answers, missing}: Destination, {jobOffer}: Profile): boolean {
  const readsSalary = Object.keys(answers).some((id) => /salary/i.test(id));
  const isNamed = missing?.some(({term}) => term === 'jobOffer') ?? false;
  return readsSalary && jobOffer !== 'yes' && !isNamed && !withoutJob.includes(page.id);
}
