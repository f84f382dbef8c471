import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Audits a page with Lighthouse's default settings, which emulate a phone.
 * @param {string} url
 * @param {number} port the debugging port of a running browser
 * @returns {Promise<{category: string, score: number, failedAudits: string[]}[]>} scores out of 100, with the audits that lowered them
 */
export async function audit(url, port) {
  const {lhr} = await lighthouse(url, {port, onlyCategories: categories, logLevel: 'silent'});
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return categories.map((category) => ({
    category,
    score: Math.round(lhr.categories[category].score * 100),
    failedAudits: lhr.categories[category].auditRefs
      .filter(({id, weight}) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({id}) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim()),
  }));
}
