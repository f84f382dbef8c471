// What do search engines and link previews read about a page, and can page texts break out of the HTML?
import {describe, expect, it} from 'vitest';
import type {ContentPage} from '../../../src/app/content/contentPage.ts';
import type {Page} from '../../../src/engine/plan/inWords/texts.ts';
import {metadataOf} from '../../../src/app/metadata/pageMetadata.ts';
import type {PageDescription, PublicMetadata} from '../../../src/app/rendering/pageDescription.ts';
import {headTags, structuredDataTags} from '../../../src/app/metadata/headTags.ts';

const ORIGIN = 'https://visatally.example';
const words = {title: 'Fees', description: 'What it costs.'};
const calculator = {country: 'Spain', dataAsOf: '2025-03', faqs: []} as unknown as Page;

function publicMetadata(page: Partial<PageDescription>): PublicMetadata {
  const metadata = metadataOf({...words, path: '/fees', ...page}, ORIGIN);
  if (metadata.canonical === undefined) throw new Error('The page is kept out of search engines.');
  return metadata;
}

const content = (more: Partial<ContentPage>): ContentPage => ({...words, keywords: [], sections: [], ...more});
const types = (page: Partial<PageDescription>): readonly string[] =>
  publicMetadata(page).structuredData.map((thing) => thing['@type']);

describe('addresses', () => {
  it('belong to the published site, with a picture for each page', () => {
    const {canonical, ogImage} = publicMetadata({});
    expect([canonical, ogImage.url]).toEqual([`${ORIGIN}/fees`, `${ORIGIN}/social/fees.png`]);
    expect(publicMetadata({path: '/'}).ogImage.url).toBe(`${ORIGIN}/social/home.png`);
  });

  it('are left out on pages hidden from search engines', () => {
    const html = headTags(metadataOf(words, ORIGIN));
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/canonical|og:|twitter:|article:/);
  });
});

describe('dates', () => {
  const times = (page: Partial<PageDescription>) => {
    const {articlePublishedTime, articleModifiedTime} = publicMetadata(page);
    return [articlePublishedTime, articleModifiedTime];
  };

  it('are those of the first edition and of the newest data', () => {
    expect(times({calculator})).toEqual(['2024-06-01', '2025-03-01']);
    expect(times({content: content({changed: '2024-12'})})).toEqual(['2024-06-01', '2024-12-01']);
  });

  it('are the same if no change is known', () => {
    expect(times({content: content({})})).toEqual(['2024-06-01', '2024-06-01']);
  });

  it('start in the month that a later page gives, even if its data is older', () => {
    expect(times({calculator: {...calculator, published: '2026-02'}})).toEqual(['2026-02-01', '2026-02-01']);
    expect(times({content: content({published: '2026-02', changed: '2024-06'})})).toEqual(['2026-02-01', '2026-02-01']);
  });
});

describe('structured data', () => {
  it('says what kind of page it is', () => {
    expect(types({path: '/', content: content({})})).toEqual(['WebSite', 'WebPage']);
    expect(types({content: content({breadcrumb: true})})).toEqual(['WebSite', 'BreadcrumbList', 'Article']);
    expect(types({calculator})).toEqual(['WebSite', 'BreadcrumbList', 'WebApplication']);
  });

  it('has the FAQs of calculators and content pages, with only the text of links', () => {
    const faqs = [{question: 'How old?', answer: 'See [the rules](/terms-of-service) below.'}];
    expect(types({calculator, faqs})).toContain('FAQPage');
    const {structuredData} = publicMetadata({content: content({sections: [{title: 'Questions', blocks: [{faqs}]}]})});
    expect(structuredData.at(-1)?.mainEntity).toEqual([
      {'@type': 'Question', name: 'How old?', acceptedAnswer: {'@type': 'Answer', text: 'See the rules below.'}},
    ]);
  });
});

describe('texts with HTML characters', () => {
  const metadata = publicMetadata({title: 'A "B" & </script><b>'});

  it('stay inside an attribute', () => {
    expect(headTags(metadata)).toContain('content="A &quot;B&quot; &amp; &lt;/script>&lt;b>"');
  });

  it('do not end the structured data', () => {
    const html = structuredDataTags(metadata);
    expect(html.match(/<\/script>/g)).toHaveLength(metadata.structuredData.length);
    expect(html).toContain('\\u003c/script>\\u003cb>');
  });
});
