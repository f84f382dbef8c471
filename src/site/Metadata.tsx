import {fill} from '../react/fill.ts';
import site from './site.yaml';

interface MetadataProps {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The route, for the canonical address; without it the page is kept out of search engines. */
  readonly path?: string;
}

/** Title and metadata of a page; React lifts them into the head. */
export function Metadata({title, description, keywords = [], path}: MetadataProps) {
  return (
    <>
      <title>{fill(site.shell.documentTitle, {title})}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={path === undefined ? 'noindex' : 'index'} />
      {path !== undefined && <link rel="canonical" href={import.meta.env.SITE_ORIGIN + path} />}
    </>
  );
}
