import {Ajv, type Schema} from 'ajv';

const words = {type: 'string', pattern: '\\S'};
const day = {type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$'};

const address = {type: 'string', pattern: '^https?://'};

function thing(type: string, properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: 'object',
    properties: {'@type': {const: type}, ...properties},
    required: ['@type', ...Object.keys(properties)],
  };
}

/** One or more things of a type. */
function list(items: Schema): Schema {
  return {type: 'array', minItems: 1, items};
}

const organization = thing('Organization', {name: words, url: address});
const page = {description: words, url: address, image: address, datePublished: day, dateModified: day};

/** Properties required by Google's structured-data guides and schema.org, by type. */
const schemas: Readonly<Record<string, Schema>> = {
  WebSite: thing('WebSite', {
    name: words,
    url: address,
    potentialAction: thing('SearchAction', {
      target: thing('EntryPoint', {urlTemplate: {...address, pattern: '/search\\?q=\\{search_term_string\\}$'}}),
      'query-input': {const: 'required name=search_term_string'},
    }),
  }),
  BreadcrumbList: thing('BreadcrumbList', {
    itemListElement: {
      ...(list(thing('ListItem', {position: {type: 'integer', minimum: 1}, name: words, item: address})) as object),
      minItems: 2,
    },
  }),
  WebApplication: thing('WebApplication', {
    ...page,
    name: words,
    applicationCategory: {type: 'string', pattern: '^[A-Z][A-Za-z]+Application$'},
    operatingSystem: words,
    isAccessibleForFree: {const: true},
    offers: thing('Offer', {price: {const: '0'}, priceCurrency: {type: 'string', pattern: '^[A-Z]{3}$'}}),
  }),
  WebPage: thing('WebPage', {...page, name: words}),
  Article: thing('Article', {
    ...page,
    headline: {...words, maxLength: 110},
    mainEntityOfPage: address,
    author: organization,
    publisher: organization,
  }),
  FAQPage: thing('FAQPage', {
    mainEntity: list(thing('Question', {name: words, acceptedAnswer: thing('Answer', {text: words})})),
  }),
};

const ajv = new Ajv({allErrors: true, strict: false});

/**
 * Problems with the text of a JSON-LD element; empty if it meets the requirements of search engines.
 * @param origin every address must be on this origin
 */
export function problemsOfJsonLd(json: string, origin: string): readonly string[] {
  const parsed: Readonly<Record<string, unknown>> = JSON.parse(json);
  const type = String(parsed['@type']);
  const schema = schemas[type];
  if (parsed['@context'] !== 'https://schema.org') return [`${type}: @context is ${String(parsed['@context'])}`];
  if (schema === undefined) return [`${type} is not expected`];
  const addresses = [...json.matchAll(/"(https?:[^"]+)"/g)].map(([, found]) => found!);
  const elsewhere = addresses.filter((each) => !each.startsWith(`${origin}/`) && each !== 'https://schema.org');
  return [
    ...elsewhere.map((each) => `${type}: ${each} is not of the site`),
    ...(ajv.validate(schema, parsed) ? [] : [`${type}: ${ajv.errorsText()}`]),
  ];
}
