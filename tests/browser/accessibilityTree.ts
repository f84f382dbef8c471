// What a screen reader gets from Chromium: the nodes of its accessibility tree, written as lines in reading order.
import type {CDPSession} from '@playwright/test';

type Properties = Readonly<Record<string, PropertyValue>>;
type NodeOf = Awaited<ReturnType<typeof fetchNodes>>[number];

interface PropertyValue {
  readonly value?: unknown;
  readonly relatedNodes?: readonly {readonly backendDOMNodeId: number}[];
}

/** A node that a screen reader can stop at, or text. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly properties: Properties;
  readonly parent: AccessibleNode | undefined;
  readonly children: readonly AccessibleNode[];
  /** The element it comes from. */
  readonly element: number | undefined;
}

/** A part of a page, by the role and name that a screen reader has for it. */
export interface Part {
  readonly role: string;
  readonly name?: string;
}

/** Reads the accessibility tree of a page's document as it is now, without what assistive technology is not told. */
export async function readTree(session: CDPSession): Promise<AccessibleNode> {
  const nodes = await fetchNodes(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: NodeOf, parent: AccessibleNode | undefined): AccessibleNode => {
    const children: AccessibleNode[] = [];
    const text = (field: {value?: unknown} | undefined): string => String(field?.value ?? '').trim();
    const made: AccessibleNode = {
      role: node.ignored ? 'none' : text(node.role),
      // A text keeps the spaces around it, which separate it from its neighbours.
      name: node.role?.value === 'StaticText' ? String(node.name?.value ?? '') : text(node.name),
      value: text(node.value),
      description: text(node.description),
      properties: Object.fromEntries((node.properties ?? []).map(({name, value}) => [name, value])),
      parent,
      children,
      element: node.backendDOMNodeId,
    };
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) children.push(read(child, made));
    }
    return made;
  };
  return read(nodes[0]!, undefined);
}

async function fetchNodes(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

/** The node with the focus; of those that contain each other, the innermost. */
export function focusedNode(root: AccessibleNode): AccessibleNode {
  return find(root, ({properties}) => properties['focused']?.value === true).at(-1) ?? root;
}

/** All nodes of a tree for which a condition holds, in reading order. */
export function find(root: AccessibleNode, holds: (node: AccessibleNode) => boolean): readonly AccessibleNode[] {
  return [...(holds(root) ? [root] : []), ...root.children.flatMap((child) => find(child, holds))];
}

/** The option that the arrow keys have reached while the focus stays in the field. */
export function activeDescendant(root: AccessibleNode, node: AccessibleNode): AccessibleNode | undefined {
  const active = node.properties['activedescendant']?.relatedNodes?.[0]?.backendDOMNodeId;
  return active === undefined ? undefined : find(root, ({element}) => element === active)[0];
}

/** Roles as people who use screen readers know them. */
const roleNames: Readonly<Record<string, string>> = {
  textbox: 'edit text',
  searchbox: 'search field',
  combobox: 'combo box',
  spinbutton: 'number field',
  radio: 'radio button',
  checkbox: 'check box',
  DisclosureTriangle: 'disclosure button',
  DisclosureTriangleGrouped: 'disclosure button',
  image: 'graphic',
  img: 'graphic',
  Date: 'date field',
  contentinfo: 'footer landmark',
  banner: 'header landmark',
  navigation: 'navigation landmark',
  main: 'main landmark',
  complementary: 'complementary landmark',
  search: 'search landmark',
  RootWebArea: 'page',
};

/** Nodes that are not announced themselves; what is in them is. */
const silent = new Set(['none', 'generic', 'sectionheader', 'sectionfooter', 'article', 'form', 'Section', 'Details']);
/** Nodes that continue the line of their neighbours. */
const inline = new Set([
  'StaticText',
  'link',
  'image',
  'img',
  'strong',
  'emphasis',
  'time',
  'code',
  'mark',
  'superscript',
  'subscript',
  'Abbr',
  'LineBreak',
  'insertion',
  'deletion',
]);
/** Nodes whose name is all that is read of them, unless they have a control inside. */
const named = new Set([
  'button',
  'link',
  'heading',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'image',
  'img',
  'option',
  'radio',
  'checkbox',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'meter',
  'progressbar',
  'tab',
  'menuitem',
  'Date',
  'InputTime',
]);
/** The words of a label are the name of its control, which reads them. */
const labels = new Set(['LabelText', 'Legend', 'caption', 'Figcaption', 'MenuListPopup']);
const structure = new Set(['paragraph', 'blockquote']);

/** Roles of which a set has a length, and the role that holds the set. */
const setOf: Readonly<Record<string, readonly string[]>> = {
  radio: ['group', 'radiogroup'],
  option: ['listbox', 'MenuListPopup'],
};

/** What is said of a node itself: `radio button "Yes", not checked, 1 of 2, "Only a written offer."`. */
export function announce(node: AccessibleNode): string {
  const {role, name, description} = node;
  const level = role === 'heading' ? ` ${String(node.properties['level']?.value)}` : '';
  const inner = role.startsWith('Disclosure') ? node.children.find((child) => child.role === 'heading') : undefined;
  return [
    `${roleNames[role] ?? role}${level}${name === '' ? nameless(role) : ` "${name}"`}`,
    ...(inner ? [`heading ${String(inner.properties['level']?.value)}`] : []),
    ...states(node),
    ...(description === '' || description === name ? [] : [`“${description}”`]),
  ].join(', ');
}

/** Only landmarks, lists and tables may do without a name. */
function nameless(role: string): string {
  return named.has(role) || role === 'region' || role === 'dialog' ? ' WITHOUT A NAME' : '';
}

function states(node: AccessibleNode): readonly string[] {
  const {role, value, properties} = node;
  const is = (name: string): unknown => properties[name]?.value;
  const said: string[] = [];
  if (role === 'combobox' && is('hasPopup') === 'menu')
    said.push(`${find(node, (child) => child.role === 'option').length} choices`);
  const words = String(is('valuetext') ?? '');
  if (words !== '') said.push(`"${words}"`);
  else if (value !== '' && role !== 'RootWebArea') said.push(`"${value}"`);
  if (words === '' && is('valuemax') !== undefined && role !== 'spinbutton')
    said.push(`from ${String(is('valuemin'))} to ${String(is('valuemax'))}`);
  if (is('checked') !== undefined) said.push(String(is('checked')) === 'true' ? 'checked' : 'not checked');
  if (is('pressed') !== undefined) said.push(String(is('pressed')) === 'true' ? 'pressed' : 'not pressed');
  if (is('selected') === true && role === 'option') said.push('selected');
  if (is('expanded') !== undefined) said.push(is('expanded') === true ? 'expanded' : 'collapsed');
  if (is('required') === true) said.push('required');
  if (is('disabled') === true) said.push('unavailable');
  if (String(is('invalid')) === 'true') said.push('invalid');
  if (is('hasPopup') === 'dialog') said.push('opens a dialog');
  if (is('modal') === true) said.push('modal');
  const place = placeInSet(node);
  if (place) said.push(place);
  return said;
}

function placeInSet(node: AccessibleNode): string | undefined {
  const holders = setOf[node.role];
  let holder = node.parent;
  while (holder && !holders?.includes(holder.role)) holder = holder.parent;
  if (!holder) return undefined;
  const members = find(holder, ({role}) => role === node.role);
  return `${members.indexOf(node) + 1} of ${members.length}`;
}

/** The groups, regions, dialogs and tables with a name around a node, outermost first: said when the focus enters them. */
export function namedContainers(node: AccessibleNode): readonly AccessibleNode[] {
  const {parent} = node;
  if (!parent) return [];
  const isSaid = /^(group|radiogroup|region|dialog|table|navigation|complementary|listbox|Date)$/.test(parent.role);
  return [...namedContainers(parent), ...(isSaid && parent.name !== '' ? [parent] : [])];
}

/** The lines of a tree, indented by depth. What describes a control is said with it, and so not said again by itself. */
export function readLines(root: AccessibleNode): readonly string[] {
  const descriptions = new Set(
    find(root, ({description}) => description !== '').flatMap(({properties}) =>
      (properties['describedby']?.relatedNodes ?? []).map(({backendDOMNodeId}) => backendDOMNodeId),
    ),
  );
  return linesOf(root, (node) => node.element !== undefined && descriptions.has(node.element));
}

type IsSaidElsewhere = (node: AccessibleNode) => boolean;

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

function linesOf(node: AccessibleNode, isSaidElsewhere: IsSaidElsewhere): readonly string[] {
  const {role, name, children} = node;
  if (isSaidElsewhere(node) || role === 'InlineTextBox' || role === 'ListMarker') return [];
  const inside = (): readonly string[] => contentLines(children, isSaidElsewhere);
  if (labels.has(role)) return controlsIn(node).flatMap((control) => linesOf(control, isSaidElsewhere));
  if (silent.has(role) || structure.has(role) || (role === 'group' && name === '')) return inside();
  if (role === 'status' || role === 'alert') return inside().map((line) => `${role}: ${line}`);
  if (role === 'listitem') return bullet(inside());
  if (role === 'list') {
    const items = children.filter((child) => child.role === 'listitem').length;
    return [
      `list${name === '' ? '' : ` "${name}"`} of ${items} ${items === 1 ? 'item' : 'items'}`,
      ...indent(inside()),
    ];
  }
  if (role === 'DescriptionList') return inside();
  if (role === 'term') return [`${textOf(node)}:`];
  if (role === 'definition') return indent(inside());
  if (role === 'row') return [children.map((cell) => cellText(cell)).join(' | ')];
  if (role === 'table') {
    const rows = find(node, (each) => each.role === 'row');
    const columns = Math.max(0, ...rows.map((row) => row.children.filter(({role: cell}) => cell !== 'none').length));
    return [
      `table${name === '' ? ' WITHOUT A NAME' : ` "${name}"`}, ${rows.length} rows, ${columns} columns`,
      ...indent(inside()),
    ];
  }
  if (role === 'rowgroup') return inside();
  if (role === 'heading') {
    const link = find(node, (each) => each.role === 'link')[0];
    return [`${announce(node)}${link ? ', link' : ''}`];
  }
  if (role === 'combobox' || role === 'Date' || named.has(role)) return [announce(node)];
  return [announce(node), ...indent(inside())];
}

/** Texts, links and emphasis side by side are one line. */
function contentLines(children: readonly AccessibleNode[], isSaidElsewhere: IsSaidElsewhere): readonly string[] {
  const lines: string[] = [];
  let run: AccessibleNode[] = [];
  const end = (): void => {
    const [first] = run;
    if (run.length === 1 && /^(link|image|img)$/.test(first!.role)) lines.push(announce(first!));
    else if (run.length > 0) lines.push(...[joined(run)].filter((line) => line !== ''));
    run = [];
  };
  for (const child of children) {
    if (inline.has(child.role) && !isSaidElsewhere(child)) run.push(child);
    else {
      end();
      lines.push(...linesOf(child, isSaidElsewhere));
    }
  }
  end();
  // The words beside a radio button or a box to tick are its name.
  return lines.filter((line, index) => !isChoiceNamed(lines[index - 1], line));
}

function isChoiceNamed(line: string | undefined, name: string): boolean {
  return /^(radio button|check box) "/.test(line ?? '') && line!.startsWith(`"${name}"`, line!.indexOf('"'));
}

/** Texts and links as one line. A space at the end of a line on the screen is not in the tree, nor are invisible marks said. */
function joined(nodes: readonly AccessibleNode[]): string {
  return nodes
    .map((node) => textOf(node))
    .join('')
    .replaceAll(/[\u2060\u200b]/g, '')
    .replaceAll(/(?<=[^\s(“‘])(?=\[(link|button|graphic) )/g, ' ')
    .replaceAll(/(?<=\])(?=[\p{L}\p{N}[])/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)”’])|(?<=[(“‘]) /g, '')
    .trim();
}

function textOf(node: AccessibleNode): string {
  if (node.role === 'StaticText') return node.name;
  if (node.role === 'LineBreak') return ' ';
  if (node.role === 'strong') return ` ${node.children.map((child) => textOf(child)).join('')} `;
  if (node.role === 'link' || node.role === 'button' || node.role === 'image') return `[${announce(node)}]`;
  return node.children.map((child) => textOf(child)).join('');
}

function cellText(cell: AccessibleNode): string {
  const words = contentLines(cell.children, () => false).join(' ');
  return cell.role === 'columnheader' || cell.role === 'rowheader'
    ? `${words} (header)`
    : words === ''
      ? '(empty)'
      : words;
}

function bullet(lines: readonly string[]): readonly string[] {
  return lines.map((line, index) => `${index === 0 ? '• ' : '  '}${line}`);
}

function controlsIn(node: AccessibleNode): readonly AccessibleNode[] {
  return node.children.flatMap((child) =>
    named.has(child.role) || child.role === 'combobox' ? [child] : controlsIn(child),
  );
}
