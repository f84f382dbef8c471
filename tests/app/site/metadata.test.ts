// What do search engines and link previews read about a page, and can page texts break out of the HTML?
import {describe, expect, it} from 'vitest';
import type {ContentPage} from '../../../src/app/content/contentPage.ts';
import type {Page} from '../../../src/engine/compiled/module.ts';
import type {PageDescription} from '../../../src/app/metadata/pageDescription.ts';
import {headTags, structuredDataTags} from '../../../src/app/metadata/headTags.ts';
import {metadataOf, type PublicMetadata} from '../../../src/app/metadata/pageMetadata.ts';

const ORIGIN = 'https://visatally.example';
const words = {title: 'Fees', description: 'What it costs.'};
const calculator = {country: 'Spain', dataAsOf: '2025-03', faqs: []} as unknown as Page;

function publicMetadata(page: Partial<PageDescription>): PublicMetadata {
  const metadata = metadataOf({...words, path: '/fees', ...page}, ORIGIN);
  if (metadata.canonical === undefined) throw new Error('The page is kept out of search engines.');
  return metadata;
}

const content = (more: Partial<ContentPage>): ContentPage => ({...words, sections: [], ...more});
const types = (page: Partial<PageDescription>): readonly string[] =>
  publicMetadata(page).structuredData.map((thing) => thing['@type']);

describe('addresses', () => {
  it('are of the published site, each page with a picture of its own', () => {
    const {canonical, ogImage} = publicMetadata({});
    expect([canonical, ogImage.url]).toEqual([`${ORIGIN}/fees`, `${ORIGIN}/social/fees.png`]);
    expect(publicMetadata({path: '/'}).ogImage.url).toBe(`${ORIGIN}/social/home.png`);
  });

  it('are left out where search engines must not come', () => {
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

  it('are of the first edition and of the newest data', () => {
    expect(times({calculator})).toEqual(['2024-06-01', '2025-03-01']);
    expect(times({content: content({changed: '2024-12'})})).toEqual(['2024-06-01', '2024-12-01']);
  });

  it('are the same where no change is known', () => {
    expect(times({content: content({})})).toEqual(['2024-06-01', '2024-06-01']);
  });

  it('begin with the month that a later page names, though its data is older', () => {
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

  it('has the questions of calculators and of content, of a link only its words', () => {
    const faqs = [{question: 'How old?', answer: 'See [the rules](/terms-of-service) below.'}];
    expect(types({calculator, faqs})).toContain('FAQPage');
    const {structuredData} = publicMetadata({content: content({sections: [{title: 'Questions', blocks: [{faqs}]}]})});
    expect(structuredData.at(-1)?.mainEntity).toEqual([
      {'@type': 'Question', name: 'How old?', acceptedAnswer: {'@type': 'Answer', text: 'See the rules below.'}},
    ]);
  });
});

describe('words with signs of HTML', () => {
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
