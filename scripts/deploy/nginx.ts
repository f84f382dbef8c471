import type {PublishedSite} from '../build/publishedSite.ts';
import {hostHeaders, openPaths, securityHeaders, type Headers} from '../securityHeaders.ts';
import {cacheControl, cacheControlOf, types} from '../siteFiles.ts';

/** Needs Debian's package libnginx-mod-http-brotli-static; nginx does not start if the module is missing. */
export const brotliLine = '# brotli_static on;';

/**
 * The directives of a server block of nginx, after its `root`, that give the same responses as `npm run serve`.
 * With a base path, the root is the folder that contains the site in a folder of that name.
 */
export function nginxConfiguration({address, base}: PublishedSite): string {
  const prefix = base.slice(0, -1);
  // As a regular expression: dots are the only special characters that a base path may contain.
  const pattern = prefix.replaceAll('.', '\\.');
  // A location that has any add_header inherits none.
  const headerLinesOf = (headers: Headers) => headerLines({...headers, ...hostHeaders(address)});
  const headers = headerLinesOf(securityHeaders);
  const other = headers + headerLines({'Cache-Control': cacheControl.other});
  const open = Object.entries(openPaths).map(
    ([path, own]) => `location ${path.endsWith('/') ? '' : '= '}${prefix}${path} {
${headerLinesOf(own)}${headerLines({'Cache-Control': cacheControlOf(path)})}  try_files $uri ${path.startsWith('/embed') ? '$uri.html ' : ''}=404;
}
`,
  );
  return `# For ${address}/, made by 'npm run build': include it in a server block, after its root.
server_tokens off;
absolute_redirect off;
merge_slashes off;
# A page or file is sent whole: nginx would send the headers of a refused range twice.
max_ranges 0;
types {
${Object.entries(types)
  .map(([ending, type]) => `  "${type}" ${ending.slice(1)};\n`)
  .join('')}}
default_type application/octet-stream;

# The build has compressed all files.
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
${brotliLine}

${headers}
error_page 404 @not_found;
error_page 405 @not_allowed;
if ($request_method !~ ^(GET|HEAD)$) { return 405; }

${
  prefix === ''
    ? ''
    : `location / { return 404; }
location = ${prefix} { return 301 ${base}$is_args$args; }
`
}location ${base} {
${other}  try_files $uri $uri.html =404;
}
location = ${base} {
${other}  try_files ${base}index.html =404;
}
# What other sites may use.
${open.join('')}# What is no page: dot-files, files for other hosts, compressed forms, and the page for these answers.
location ~ ^${pattern}(/.*)?/\\. { return 404; }
location ~ ^${pattern}/(_headers|_redirects|404)(\\.html)?/?$ { return 404; }
location ~ //.|\\.(br|gz)/?$ { return 404; }
# One address for each page.
location ~ ^${pattern}/(/|index(\\.html)?/?)$ { return 301 ${base}$is_args$args; }
location ~ ^${pattern}(?<page>/.+?)(\\.html/?|/)$ {
  if (-f $document_root${prefix}$page.html) { return 301 ${prefix}$page$is_args$args; }
  if (-f $document_root${prefix}$page) { return 301 ${prefix}$page$is_args$args; }
  return 404;
}
location @not_found {
${other}  try_files ${base}404.html =404;
}
location @not_allowed {
${headers + headerLines({Allow: 'GET, HEAD'})}  default_type "text/plain; charset=utf-8";
  return 405 "Method not allowed";
}
`;
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
    .join('');
}
