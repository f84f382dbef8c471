import type {KnownPage, Thing} from '../structuredData.ts';

const link = /\[([^\]]+)\]\([^)\s]+\)/g;

/** The questions that a page answers; of a link stand the words. */
export function faqPage(
  questions: readonly {readonly question: string; readonly answer: string}[],
  {canonical}: KnownPage,
): Thing {
  return {
    '@type': 'FAQPage',
    url: canonical,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer.replace(link, '$1')},
    })),
  };
}
