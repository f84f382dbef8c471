import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * What Lighthouse says of a page as a phone sees it, with its own settings.
 * @param {string} address
 * @param {number} port at which a browser listens for debuggers
 * @returns {Promise<{name: string, score: number, lacking: string[]}[]>} of 100 each, with the audits that take points away
 */
export async function audit(address, port) {
  const {lhr} = await lighthouse(address, {port, onlyCategories: categories, logLevel: 'silent'});
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return categories.map((name) => ({
    name,
    score: Math.round(lhr.categories[name].score * 100),
    lacking: lhr.categories[name].auditRefs
      .filter(({id, weight}) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({id}) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim()),
  }));
}
