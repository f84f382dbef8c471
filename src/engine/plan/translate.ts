/** Expressions, values and texts of a checked model as those of its plan, with the names that they read. */
import {datumValue, type Dated, labelFromName} from '../language/definition/constant.ts';
import type {Input} from '../language/definition/input.ts';
import {currencyOfAmounts} from '../language/definition/page.ts';
import type {Type} from '../language/expression/types.ts';
import {unitOfType, windowUnits} from '../language/expression/units.ts';
import type {FunctionDescriptor} from '../language/functions/descriptor.ts';
import {functions} from '../language/functions/index.ts';
import type {FunctionWords} from '../language/functions/words.ts';
import {steps as stepWords, type FunctionName} from '../words/functions.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import {fieldOfItem, itemsOf} from '../language/inputs/list.ts';
import {inputWithOptions, labelOfName, labelOfWord} from './inWords/labels.ts';
import {isCode, ownUnit, unitOf, unitOfName} from './inWords/units.ts';
import {
  argumentInWords,
  conditionInWords,
  instanceInWords,
  optionsInList,
  spokenFormula,
  writtenArgument,
} from './inWords/words.ts';
import type {Model} from '../language/model.ts';
import {constantNamed, inputNamed, isSteadyConstant, stepOf, templateNamed} from '../language/references.ts';
import {boundsIn} from '../reading/bounds.ts';
import {isQuestion, uncapitalized} from '../runtime/english.ts';
import {decimalsOf} from '../runtime/formats.ts';
import type {
  CheckedCell,
  CheckedCells,
  CheckedText,
  CheckedValue,
  Edge as CheckedEdge,
  TableRow,
  TypedExpression,
  TypedOf,
} from '../language/typed.ts';
import {expressionsOfText, namesIn, withDescendants, type Node} from '../language/walk.ts';
import {placeInSum} from './placeInSum.ts';
import type {
  Branch,
  Cells,
  Edge,
  Expr,
  Formulas,
  Kind,
  Named,
  Option,
  Selector,
  Template,
  Text,
  TextPart,
  Value,
} from './plan.ts';
import {textOf, type Scope} from './value.ts';

export interface Translator {
  /** What the expressions translated so far read, and whatever that reads. */
  readonly translated: Formulas;
  readonly expression: (typed: TypedExpression) => Expr;
  /** The window of a function of stays. */
  readonly windowOf: (typed: TypedExpression) => Expr;
  readonly text: (parts: CheckedText) => Text;
  readonly value: (value: CheckedValue) => Value;
  /** @param ofColumn the type of which a cell may give nothing */
  readonly cell: (checked: CheckedCell, ofColumn: Type) => Value;
  /** A name, as if an expression read it. */
  readonly use: (name: string, type: Type) => string;
  /** What expressions are worth that read only constants which never change. */
  readonly fixed: Scope;
}

const readsDay = (node: Node): boolean =>
  node.kind === 'today' || node.kind === 'rulesDay' || (node.kind === 'call' && functions[node.name].readsDay === true);

/** @param model without helpers, if their formulas are to take the place of their names */
export function translatorOf(model: Model): Translator {
  // Few expressions ask for bounds, and many models are translated only for their texts.
  let known: ReturnType<typeof boundsIn> | undefined;
  const bounds: ReturnType<typeof boundsIn> = (typed) => (known ??= boundsIn(model))(typed);
  const names: Record<string, Named> = {};
  const called: Partial<Record<FunctionName, FunctionWords>> = {};
  const options: Record<string, readonly Option[]> = {};
  const steps: Record<string, Value> = {};
  const templates: Record<string, Template> = {};
  const translated = {names, steps, templates, functions: called, options};
  const fixed: Scope = {plan: translated, today: '', rules: '', named: (name) => names[name]!.is};

  function kindOf(type: Type): Kind {
    switch (type.kind) {
      case 'number':
        return type.whole ? 'whole' : type.computed ? 'computed' : 'number';
      case 'percent':
      case 'date':
      case 'condition':
      case 'periods':
        return type.kind;
      case 'texts':
        return 'lines';
      case 'choice':
        return {of: useOptions(type.input)};
      case 'options':
        return {list: type.options.map((option) => labelOfWord(option, model))};
      case 'text': {
        const words = type.words?.filter((word) => word !== '') ?? [];
        const input = inputWithOptions(words, model);
        if (input === undefined) return 'text';
        const of = useOptions(input);
        return {of, isText: true, ...(words.length === 1 && {only: labelOfWord(words[0]!, model)})};
      }
      default:
        return 'other';
    }
  }

  function useOptions(input: string): string {
    options[input] ??= (inputNamed(input, model)?.options ?? []).map(({value, label, short}) =>
      short === undefined ? [value, label] : [value, label, short],
    );
    return input;
  }

  /** @param isNamed whether it is the value of a name, which then is its label */
  function expression(typed: TypedExpression, isNamed = false): Expr {
    const sides = ({left, right}: {readonly left: TypedExpression; readonly right: TypedExpression}) => ({
      left: expression(left),
      right: expression(right),
    });
    const {type} = typed;
    switch (typed.kind) {
      case 'figure':
        return type.kind === 'percent' ? {kind: 'percent', value: typed.value} : typed.value;
      case 'reference':
        return use(typed.name, type);
      case 'parameter':
        return parameter(typed);
      case 'option':
        return {kind: 'option', value: typed.value, type: kindOf(type)};
      case 'day':
        return {kind: 'day', value: typed.value};
      case 'today':
      case 'rulesDay':
        return {kind: typed.kind};
      case 'onDay':
        return {kind: 'onDay', figure: expression(typed.figure) as string, day: expression(typed.day)};
      case 'arithmetic':
        return {
          kind: 'arithmetic',
          operator: typed.operator,
          ...sides(typed),
          type: kindOf(type),
          ...(!isNamed && type.kind !== 'texts' && {label: text(spokenFormula(typed, model))}),
        };
      case 'compare': {
        const isNatural = typed.right.kind === 'figure' && typed.right.value === 0 && bounds(typed.left).low >= 0;
        return {kind: 'compare', operator: typed.operator, ...sides(typed), ...(isNatural && {isNatural})};
      }
      case 'compareLevels':
        use(typed.order, {kind: 'choice', input: typed.order, options: []});
        return {kind: 'compareLevels', operator: typed.operator, order: typed.order, ...sides(typed)};
      case 'in':
        return {kind: 'in', left: expression(typed.left), options: typed.options};
      case 'inList':
        return {
          kind: 'inList',
          left: expression(typed.left),
          list: expression(typed.list),
          options: optionsInList(typed),
        };
      case 'empty':
        return {kind: 'empty', operand: expression(typed.operand), negated: typed.negated};
      case 'and':
      case 'or':
        return {kind: typed.kind, ...sides(typed)};
      case 'not':
        return {kind: 'not', operand: expression(typed.operand)};
      case 'call': {
        const {name, values} = typed;
        called[name] = functions[name].words;
        const writes = values.length > 1 && Object.hasOwn(stepWords, name);
        return {
          kind: 'call',
          name,
          values: values.map((value, index) => argument(value, functions[name], index)),
          type: kindOf(type),
          ...(!isNamed && {label: text(spokenFormula(typed, model))}),
          ...(writes && {written: text([writtenArgument(typed, 1, model)])}),
        };
      }
      case 'fold': {
        const {fold, list, of, when} = typed;
        const label = type.kind === 'condition' ? conditionInWords(typed, model) : spokenFormula(typed, model);
        return {
          kind: 'fold',
          fold,
          list: expression(list) as string,
          ...(of && {of: expression(of)}),
          ...(when && {when: expression(when)}),
          type: kindOf(type),
          ...((type.kind === 'condition' || !isNamed) && {label: text(label)}),
        };
      }
      case 'instance':
        return instance(typed);
      case 'error':
        throw new Error('an expression with an error has no plan');
    }
  }

  const argument = (value: TypedExpression, {counts}: FunctionDescriptor, index: number): Expr =>
    counts?.[index] === windowUnits ? windowOf(value) : expression(value);

  function windowOf(value: TypedExpression): Expr {
    const of = expression(value);
    return unitOfType(value.type)?.of === 'months' ? {kind: 'window', of} : of;
  }

  const edge = ({at, after}: CheckedEdge): Edge => ({at: expression(at), after});

  /** @param type of the table */
  const cells = (all: CheckedCells, type: Type): Cells =>
    Object.fromEntries([...all].map(([column, each]) => [column, cell(each, typeOfColumn(column, type) ?? each.type)]));

  /** @param ofColumn the type of which a cell may give nothing */
  function cell(checked: CheckedCell, ofColumn: Type): Value {
    const {inForce} = checked;
    const type = kindOf(checked.type.kind === 'nothing' ? ofColumn : checked.type);
    const onDays =
      inForce === undefined
        ? {}
        : {
            inForce: {
              condition: expression(inForce.condition),
              ...(inForce.otherwise && {otherwise: cell(inForce.otherwise, ofColumn)}),
            },
          };
    const day = 'day' in checked && checked.day !== undefined ? {day: expression(checked.day)} : {};
    switch (checked.kind) {
      case 'constant':
        return {kind: 'constant', name: use(checked.name, checked.type), ...day, type, ...onDays};
      case 'data':
        return {kind: 'data', ...dated(checked.dated), ...day, type, ...onDays};
      case 'text':
        return {kind: 'text', text: text(checked.text), type, ...onDays};
      case 'nothing':
        return {kind: 'nothing', type, ...onDays};
    }
  }

  const selector = ({options: of, from, to, cells: own, columns}: TableRow, type: Type): Selector => ({
    ...(of && {options: of}),
    ...(from && {from: edge(from)}),
    ...(to && {to: edge(to)}),
    ...(own && {cells: cells(own, type)}),
    ...(columns && {columns: columns.map((column) => selector(column, type))}),
  });

  /** @param isNamed whether a formula is the value of a name */
  function planned(value: CheckedValue, isNamed = false): Value {
    const type = kindOf(value.type);
    switch (value.kind) {
      case 'expression':
        return {kind: 'expression', typed: expression(value.typed, isNamed), type};
      case 'text':
        return {kind: 'text', text: text(value.text), type};
      case 'nothing':
        return {kind: 'nothing', type};
      case 'first':
        return {
          kind: 'first',
          branches: value.branches.map(({condition, value: of}) => ({
            ...(condition && {condition: expression(condition)}),
            value: planned(of),
            ...(of.kind === 'text' && givenBy(of.text)),
          })),
          type,
        };
      case 'lines':
        return {
          kind: 'lines',
          lines: value.lines.map(({condition, say, otherwise: other, stop}) => ({
            ...(condition && {condition: expression(condition)}),
            say: text(say),
            ...(other && {otherwise: text(other)}),
            stop,
          })),
          type,
        };
      case 'fields':
        return {kind: 'fields', fields: value.fields.map(({key, value: of}) => ({key, value: planned(of)})), type};
      case 'total':
      case 'parts':
        for (const part of value.parts) use(part, stepOf(part, model)!.value.type);
        return {kind: value.kind, parts: value.parts, type};
      case 'lookup': {
        const [by, across] = value.by;
        return {
          kind: 'lookup',
          by: [expression(by), ...(across === undefined ? [] : [expression(across)])],
          rows: value.rows.map((row) => selector(row, value.type)),
          ...(value.type.kind === 'group' && {columns: columnsOf(value.type)}),
          ...(value.otherwise && {otherwise: cells(value.otherwise, value.type)}),
          type,
        };
      }
      case 'list':
        return {
          kind: 'list',
          rows: value.rows.map(({name, cells: of}) => ({name: name!, cells: cells(of!, value.type)})),
          type,
        };
    }
  }

  function givenBy(words: CheckedText): Pick<Branch, 'given'> {
    const [only, ...others] = expressionsOfText(words);
    if (only === undefined || others.length > 0) return {};
    return namesIn(only).every((name) => constantNamed(name, model) !== undefined) ? {} : {given: expression(only)};
  }

  const columnsOf = ({members}: Extract<Type, {kind: 'group'}>): Readonly<Record<string, Kind>> =>
    Object.fromEntries([...members].map(([column, type]) => [column, kindOf(type)]));

  function text(parts: CheckedText): Text {
    const made: TextPart[] = [];
    for (const part of parts) {
      const next = typeof part === 'string' ? part : textPart(part);
      const last = made.at(-1);
      if (typeof next === 'string' && typeof last === 'string') made[made.length - 1] = last + next;
      else if (next !== '') made.push(next);
    }
    if (made.length === 0) return '';
    return made.length === 1 && typeof made[0] === 'string' ? made[0] : made;
  }

  /** A figure that never changes is words. */
  function textPart({typed, format, unit}: Exclude<CheckedText[number], string>): TextPart {
    const part = {typed: expression(typed, true), ...(format && {format: formatName(format)}), ...(unit && {unit})};
    const isKnown =
      namesIn(typed).every((name) => isSteadyConstant(name, model)) &&
      withDescendants(typed).every((node) => node.kind !== 'parameter' && !readsDay(node));
    return isKnown ? textOf([part], fixed) : part;
  }

  function formatName(format: string): string {
    const decimals = decimalsOf(currencyOfAmounts(model.definition));
    return format === '$money' && decimals !== 2 ? `money${decimals}` : format.slice(1);
  }

  /** A name that an expression reads. */
  function use(name: string, type: Type): string {
    if (names[name] !== undefined) return name;
    const [input, constant, step] = [inputNamed(name, model), constantNamed(name, model), stepOf(name, model)];
    const unit = unitOfName(name, model);
    const shared = {
      kind: kindOf(type),
      ...(unit !== undefined && {unit}),
      ...(ownUnit(name, model) !== undefined && {hasOwnUnit: true as const}),
      ...sumOf({kind: 'reference', name, type}),
    };
    if (input !== undefined) {
      names[name] = {...shared, label: labelOfName(name, model)};
      names[name] = {...names[name]!, input: asked(input)};
    } else if (constant !== undefined) {
      const {label, note} = constant;
      names[name] = {...shared, label, ...(note !== undefined && {note}), ...datedConstant(constant.dated)};
    } else if (step === undefined) names[name] = {...shared, label: name, isHelper: true};
    else {
      const {named, value} = step;
      const member = name.slice(step.name.length + 1);
      const label =
        member === '' ? labelOfName(step.name, model) : `${labelFromName(member)} (${uncapitalized(named.label)})`;
      names[name] = {...shared, ...told(named, label)};
      if (steps[step.name] === undefined) {
        steps[step.name] = {kind: 'nothing', type: 'other'};
        steps[step.name] = planned(value, true);
      }
    }
    return name;
  }

  /** A helper that nobody gave a label has no name on the page. */
  const told = ({helper, labelText, note}: NonNullable<ReturnType<typeof stepOf>>['named'], label: string) => ({
    label: helper && labelText === undefined ? '' : label,
    ...(note !== undefined && {note}),
    ...(helper && {isHelper: true as const}),
  });

  function sumOf(typed: TypedOf<'reference'>): Pick<Named, 'sum'> {
    const place = placeInSum(typed, model);
    if (place === undefined) return {};
    const {parts, index} = place;
    return {sum: {parts, ...(index !== undefined && {index})}};
  }

  function asked(input: Input): Named['input'] {
    const {name, type, short, changes, options: all, whenZero, each, item, order} = input;
    const shown = model.shownWhen.get(name);
    const days = each?.filter((field) => inputCompilers[field.type].range !== undefined);
    return {
      answered: inputCompilers[type].answered,
      ...(isQuestion(labelOfName(name, model)) && {isQuestion: true}),
      ...(short !== undefined && {short}),
      ...(shown && {shownWhen: expression(shown)}),
      ...(changes === 'ages' && {isAge: true}),
      ...(all.length === 0 && {isTyped: true}),
      ...(isCode(name, model) && {isCode: true}),
      ...(whenZero !== undefined && {hasDefault: true}),
      ...(order && {order: order.options.map(({word}) => word)}),
      ...(item !== undefined && {item}),
      ...(each && {items: itemsOf(input)}),
      ...(days && {days: days.map((field) => fieldOfItem(field.name))}),
    };
  }

  function parameter({of, name, type}: TypedOf<'parameter'>): string {
    const unit = unitOf({kind: 'parameter', of, name, type}, model);
    names[`${of}:${name}`] ??= {kind: kindOf(type), label: '', ...(unit !== undefined && {unit})};
    return `${of}:${name}`;
  }

  function instance(typed: TypedOf<'instance'>): Expr {
    const {name, member, type, arguments: given} = typed;
    const {named, parameters, value} = templateNamed(name, model)!;
    if (templates[name] === undefined) {
      templates[name] = {
        parameters: parameters.map((each) => `${name}:${each.name}`),
        value: {kind: 'nothing', type: 'other'},
      };
      templates[name] = {...templates[name]!, value: planned(value, true)};
    }
    names[member === '' ? name : `${name}.${member}`] ??= {kind: kindOf(type), ...told(named, named.label)};
    const asGiven = (each: TypedOf<'parameter'>): CheckedText => [{typed: each}];
    const words = (parts: CheckedText): Text =>
      parts.flatMap((part) => {
        if (typeof part !== 'string' && part.typed.kind === 'parameter') return [{words: parameter(part.typed)}];
        const made = text([part]);
        return typeof made === 'string' ? [made] : made;
      });
    const unit = unitOf(typed, model);
    return {
      kind: 'instance',
      template: name,
      member,
      arguments: given.map((each) => expression(each)),
      type: kindOf(type),
      ...(unit !== undefined && {unit}),
      label: words(instanceInWords(typed, model, asGiven)),
      words: given.map((each) => words(argumentInWords(each, model, asGiven))),
    };
  }

  return {translated, expression, windowOf, text, value: planned, cell, use, fixed};
}

const typeOfColumn = (column: string, type: Type): Type | undefined =>
  type.kind === 'group' ? type.members.get(column) : type.kind === 'rows' ? undefined : type;

function datedConstant(value: Dated): Pick<Named, 'is' | 'later' | 'nothing'> {
  const nothing = value.periods.flatMap(({value: each}, index) => (each.kind === 'nothing' ? [index - 1] : []));
  return {...dated(value), ...(nothing.length > 0 && {nothing})};
}

function dated({periods: [first, ...later]}: Dated): {
  readonly is: unknown;
  readonly later?: NonNullable<Named['later']>;
} {
  return {
    is: datumValue(first!.value),
    ...(later.length > 0 && {later: later.map(({from, value}) => [from!.day, datumValue(value)] as const)}),
  };
}
