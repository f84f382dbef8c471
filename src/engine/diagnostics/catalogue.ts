/**
 * Every diagnostic of the compiler, by its permanent code: a code is never renamed or reused.
 * `message` says what happened and `hint` what to do, in an editor's words; `diagnose` fills in the {placeholders}.
 */
export type Severity = 'error' | 'warning';

interface MessageTemplate {
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
}

const error = (message: string, hint: string): MessageTemplate => ({severity: 'error', message, hint});
const warning = (message: string, hint: string): MessageTemplate => ({severity: 'warning', message, hint});

export const catalogue = {
  // The file and its YAML
  'file-unreadable': error('The file cannot be read: {cause}.', 'Check that it exists and is a text file in UTF-8.'),
  'file-ignored': error('This is not read: {cause}.', 'Give the file a name like work-visa.yaml, or remove it.'),
  'file-too-large': error(
    'The file has {size} characters, more than the {limit} that a file may have.',
    'Remove what no rule reads; a long table may be a CSV file in calculators/shared/.',
  ),
  'internal-error': error(
    'This is a mistake of the tool, not of the file: {cause}.',
    'Report it with the file. Until it is mended, write your last change another way; the other files are checked all the same.',
  ),
  'file-empty': error('The file is empty.', "Begin with 'id:', 'title:' and 'inputs:', or delete the file."),
  'file-name': error(
    "The id is '{id}', but the file is called '{name}'.",
    'Give the file and the id the same name: the id is the address of the page.',
  ),
  'file-folder': error(
    "The file is in '{folder}', which is not a region's folder.",
    'Move it into the folder of its region.',
  ),
  'yaml-syntax': error(
    'The YAML cannot be read here: {problem}.',
    'Check indentation, quotes and brackets on this line and the line before it.',
  ),
  'yaml-too-deep': error(
    'The YAML is nested more than {limit} levels deep.',
    'A definition needs fewer than ten levels: remove brackets.',
  ),
  'hidden-character': error(
    'The character U+{code} here is invisible in most editors.',
    'Delete it, or type the words around it again.',
  ),
  'figure-too-long': error(
    'The figure {figure} has more than 15 digits, too many to be counted exactly.',
    'Round it, or put it in quotes if it is a text.',
  ),
  'yaml-duplicate-key': error("The key '{key}' appears twice in the same place.", 'Keep one of the two.'),
  'yaml-anchor': error(
    'Anchors and aliases are not used in definitions.',
    'Write the value out, or make it a constant and refer to it by name.',
  ),
  'yaml-tag': error("The tag '{tag}' is not used in definitions.", 'Remove the tag; quote the value if it is a text.'),
  'yaml-key': error('A key must be a plain name or row, not {kind}.', 'Write one word or row before the colon.'),
  'text-cut-by-comma': error(
    "A comma in braces ends the text here, so '{rest}' is lost.",
    'Put the whole text or formula in quotes, or write each entry on a line of its own.',
  ),
  'reference-unquoted': error(
    "A text that begins with '{' must be in quotes.",
    'Put the whole text in quotes: "{minimum} years".',
  ),
  'text-cut-by-comment': error(
    "YAML reads '{rest}' as a comment, so it is lost.",
    "Put the whole text in quotes; if it is meant as a comment, write a space after '#'.",
  ),

  // The shape of a definition
  'unknown-key': error(
    "'{key}' is not a key of {where}.",
    'See the reference (npm run reference) for the keys that exist.',
  ),
  'missing-key': error("{where} has no '{key}'.", "Add '{key}:'."),
  'value-missing': error('{where} has no value.', 'Write it after the colon, or remove the key.'),
  'wrong-type': error(
    '{where} must be {expected}, not {found}.',
    'See the reference (npm run reference) for an example.',
  ),
  'wrong-form': error("'{value}' is not {expected}.", 'See the reference (npm run reference) for an example.'),
  'figure-with-commas': error(
    "'{figure}' is read as a text, since figures are not grouped with commas here.",
    'Write {plain}.',
  ),
  'figure-unreadable': error(
    "'{figure}' is not written as a figure.",
    'Write the digits alone, 43_800 or 43_800.50: underscores group them, and a point starts the fraction.',
  ),
  'unit-without-figure': error(
    "'{name}' is {found}, so it cannot be counted in {unit}.",
    "Write a figure, like 43_800, or remove 'unit'.",
  ),
  'not-one-of': error("'{value}' is not possible for {where}.", 'It is one of: {allowed}.'),
  'too-few': error('{where} needs at least {limit} {what}.', 'Add one, or remove the key.'),
  'too-many': error('{where} takes {limit} {what} at most.', 'Remove the ones beyond that.'),
  'exception-without-law': error('This exception names no law.', 'Name one, with what it excuses: {laws}.'),
  'key-of-other-law': error("'{key}' does not go with '{law}'.", 'Remove it.'),
  'keys-together': error("'{one}' and '{other}' cannot be used together here.", 'Keep one of the two.'),
  'address-taken': error(
    "'{id}' is already the address of another page or file.",
    'Choose another id: it is the address of the page.',
  ),
  'duplicate-id': error("Two definitions have the id '{id}'.", 'Rename one file and its id.'),

  // Names
  'duplicate-name': error(
    "The name '{name}' is defined twice.",
    'Inputs, constants, tables, values, sums and lines share one set of names: rename one.',
  ),
  'reserved-name': error("'{name}' cannot be a name: the language uses it.", 'Choose another name.'),
  'unknown-name': error(
    "Nothing is called '{name}'.",
    'Define it as an input, constant, table, value, sum or lines first.',
  ),
  'unknown-option': error(
    "'{option}' is not an option of '{input}'.",
    'Write an option as it is written under options.',
  ),
  'unknown-line': error("No line says '{line}'.", "Copy the line's text from 'say' or 'else'."),
  'unknown-currency': error("There is no currency '{currency}'.", 'Write its code in three capitals, like EUR.'),
  'template-text': warning("'{text}' is a text of the template.", 'Write your own: visitors read it.'),
  'unit-in-words': warning(
    "Formulas do not know the unit '{unit}', so they do not check what is counted in it.",
    'Write days, weeks, months or years, or the code of a currency.',
  ),
  'unknown-column': error("'{owner}' has no '{name}'.", 'It has: {names}.'),
  'inner-key-read': error(
    "A rule cannot read '{name}', a key within a key.",
    'Give what it is worked out from a name under values, and read that in both places.',
  ),
  'not-one-value': error("'{name}' holds several values.", 'Write one of them: {members}.'),
  'unknown-function': error("There is no function '{name}'.", 'The functions are: {functions}.'),
  'unknown-format': error("There is no format '{format}'.", 'The formats are: {formats}.'),
  'link-address': error(
    "A link cannot lead to '{address}'.",
    'Write a page like /about, a part of the page like #faqs, or an address with https://.',
  ),
  'not-a-link': error(
    "'{text}' is not a link.",
    'Write [words](/about): words without brackets, and an address without spaces directly after them.',
  ),
  'no-page': error(
    "No page has the address '{address}'.",
    'Write the address of a page, like /about, or a slash and the id of a calculator.',
  ),
  'no-part': error("The page '{address}' has no part '{part}'.", "Write the 'id' of one of its sections."),
  'unknown-calculator': error("There is no calculator '{id}'.", 'Write the id of a definition in calculators/.'),
  'not-a-constant': error("'{name}' is not a constant.", 'Only constants are allowed here.'),
  'not-an-input': error("'{name}' is not an input.", 'Only inputs are allowed here.'),
  'cycle': error('A value depends on itself: {names}.', 'Remove one of these references.'),
  'too-deep': error(
    "'{name}' is nested too deeply: more than {limit} values and parts of formulas, each inside the next.",
    'Work it out in fewer steps: a table, a sum or a list of cases has many parts in one step.',
  ),
  'unused-constant': error("Nothing reads the constant '{name}'.", 'Use it in a rule or a text, or delete it.'),
  'unused-definition': error("Nothing reads '{name}'.", "Use it in 'result', 'card' or another value, or delete it."),
  'unread-input': error(
    "No rule reads the input '{name}'.",
    "Use it in a rule, or write 'unused: true' beside it: the form then says that it does not change the estimate.",
  ),
  'read-unused-input': error(
    "'{name}' is marked 'unused', but a rule reads it.",
    "Remove 'unused: true', or the input from the rule.",
  ),
  'unused-declared-name': warning("No text uses the declared name '{name}'.", "Remove it from 'names:'."),

  // Shared data
  'shared-file-unknown': error(
    "There is no file '{file}' with shared data.",
    'Write the name of a file in calculators/shared/, without .yaml.',
  ),
  'shared-name-unknown': error("'{file}' has no {kind} '{name}'.", 'Add it there, or write a name that it has.'),
  'shared-not-data': error(
    'A shared file holds only data, and this refers to a name.',
    'Write the figure or the words; what calculates with them belongs in a definition.',
  ),
  'shared-unread': warning(
    "No definition uses the shared '{name}'.",
    "Write 'shared: {file}.{name}' where a definition has this figure, or delete it.",
  ),
  'csv-file-unknown': error("There is no table '{file}' beside this file.", 'Save it as CSV in calculators/shared/.'),
  'csv-unread': warning("No shared file uses the table '{file}'.", "Name it there, with 'rows: {file}', or delete it."),
  'csv-syntax': error('The CSV cannot be read here: {problem}.', 'Write a header, then a line for each row.'),
  'csv-cells': error(
    'This row has {found} cells, but the header has {expected}.',
    'Give each row a cell for each column; put a text that holds a comma in quotes.',
  ),
  'csv-cell-empty': error('This cell is empty.', "Write its value, or 'nothing' where there is none."),

  // Expressions
  'expression-syntax': error(
    'The formula cannot be read here: {problem}.',
    'See the list of operators in the reference (npm run reference).',
  ),
  'literal-in-expression': error(
    'The figure {figure} is in a formula.',
    'Give it a name under constants and write the name: a formula may only contain 0 and 1, or 0% and 100%.',
  ),
  'day-in-expression': error(
    'The day {day} is in a formula.',
    'Give it a name under constants, such as `firstDay: {day}`, and write the name.',
  ),
  'text-in-expression': error(
    'A text cannot be used in a formula.',
    "Use 'say:' for words; write an option after its choice without quotes: 'education == masters'.",
  ),
  'chained-comparison': error('Comparisons cannot be chained.', "Write 'a < b and b < c'."),
  'wrong-operand': error("'{operator}' does not work on {operands}.", 'It works on {allowed}.'),
  'wrong-argument': error(
    "'{name}' takes {parameters}, not {found}.",
    'See the list of functions in the reference (npm run reference).',
  ),
  'fold-in-fold': error(
    "'{name}' is inside a call that already goes through the items of a list.",
    'Give what is the same for all items a name of its own under values. Items cannot be compared with other items.',
  ),
  'rounding-digits': error(
    "'{figure}' is not a number of decimals.",
    "Write a whole number from -10 to 10, such as 2, or -2 for hundreds; for multiples of a step, 'round(x / step) * step'.",
  ),
  'not-in-calendar': error(
    "'{figure}' is not {about}.",
    'Months are counted from 1 for January to 12, days of a month from 1 to 31.',
  ),
  'nothing-certain': error(
    "This is {when} 'nothing'.",
    "A row of a table or a case may be 'nothing'. An answer that is not given is 'blank' if it is a choice or a date, and 0 if it is a number.",
  ),
  'helper-shown': error(
    "'{name}' is a helper, which the page does not name, but {where}.",
    "Remove 'helper: true', or show another value.",
  ),
  'need-optional': error(
    "'{name}' is required, so it cannot be optional.",
    "Remove it from 'needs', or remove 'optional: true'.",
  ),
  'need-hidden': error(
    "'{name}' is required, but the form does not always show it.",
    "Require it under the condition of its 'shownWhen'.",
  ),
  'arguments-missing': error("'{name}' needs its arguments.", "Write '{name}({takes})', with a value for each name."),
  'arguments-not-taken': error(
    "'{name}' takes no arguments.",
    "Write '{name}' alone. To call it with arguments, name them in it with 'takes:'.",
  ),
  'argument-unused': error(
    "'{name}' takes '{argument}', but nothing in it reads that.",
    "Use it there, or leave it out of 'takes:' and of every call.",
  ),
  'arguments-misplaced': error(
    "'takes' is only for a table or value with a name of its own.",
    "Move it under 'tables:' or 'values:', give it a name, and call it here.",
  ),
  'call-too-large': error(
    "'{name}' is called too often: with the calls inside it, this one has more than {limit} parts.",
    'Give the value of an inner call a name under values.',
  ),
  'unordered-choice': error(
    "The options of '{input}' have no order, so '{operator}' cannot compare them.",
    "Add 'order: [from less, to more]' to the input.",
  ),
  'not-a-condition': error(
    'A condition is expected here, not {found}.',
    "Compare it with something, for example 'jobOffer == yes'.",
  ),
  'divisor-may-be-zero': error(
    'This could divide by 0.',
    "Divide by 'max(1, {name})', write a case with 'when: {name} > 0', 'give:' and 'else:', or give an input 'whenZero:'.",
  ),
  'units-differ': error(
    'Figures in {one} are {relation} figures in {other}.',
    "Give both the same 'unit' and 'per', or convert one of them with a constant.",
  ),
  'kinds-differ': error(
    'This is {other}, but what comes before it is {one}.',
    'Give every branch, row or period the same kind of value.',
  ),
  'wrong-kind': error(
    '{expected} is expected here, not {found}.',
    'See the reference (npm run reference) for what is allowed here.',
  ),

  // Tables and cases
  'row-unreadable': error(
    "The row '{row}' cannot be read.",
    'Rows of a number are 18-35, 36, 46+, over 46, under 18 or up to 18.',
  ),
  'row-missing': error("'{table}' has no row for {options}.", "Add the row, or 'otherwise:'."),
  'row-duplicate': error("'{option}' has two rows.", 'Keep one of the two.'),
  'blank-missing': error(
    "'{table}' does not say what holds when '{input}' is not chosen.",
    "Add a row 'blank:' or 'otherwise:', or put the input in 'needs:'.",
  ),
  'band-overlap': error('The rows {one} and {other} overlap{when}.', 'Let each number fall into one row only.'),
  'band-gap': error('No {part} holds for {gap}{when}.', "Add one for it, or 'otherwise:'."),
  'source-of-no-row': error(
    "The table has no row '{row}', so this source belongs to no figure.",
    'Write the key of one of its rows.',
  ),
  'band-reversed': error('The row {row} runs backwards{when}.', 'Write the smaller number first.'),
  'band-below-zero': error(
    'The row {row} never holds{when}: {reason}.',
    'Remove the row: what is below 0 counts as 0.',
  ),
  'bands-reordered': error(
    'The rows {one} and {other} change places{when}.',
    'Keep the order of the rows the same in every period of their constants.',
  ),
  'bands-out-of-order': warning(
    'The row {row} comes after {above}, out of order.',
    'Correct its number or move the row. An open row ends where the next higher row begins, wherever that row is written.',
  ),
  'band-whole': error(
    "The row {row} is for whole numbers, but '{input}' may have a fraction.",
    "Write '{low}+' and let the next row begin where this one ends, or make the input 'type: integer'.",
  ),
  'otherwise-never': error("'otherwise' can never hold: every answer has a row.", "Remove 'otherwise'."),
  'column-missing': error(
    "This row has no '{column}'.",
    "Every row of a table has the same columns: add it, or write 'nothing'.",
  ),
  'column-extra': error(
    "'{column}' is not a column of the other rows of '{table}'.",
    'Give every row the same columns.',
  ),
  'columns-differ': error('Some rows have columns, but this one does not.', 'Give every row the same columns.'),
  'constant-as-words': error(
    "'{name}' is read as words here, but it is the name of a constant.",
    'Write ={name} for its value.',
  ),
  'constant-as-data': error(
    "A constant and a dated value hold a figure or words, not '={name}'.",
    "Write the figure here, or name the constant in a row of a table: a whole cell may be '={name}', and a dated constant changes by itself.",
  ),
  'answers-turned': error(
    "The rows of this table are named by '{across}' and its columns by '{down}'.",
    'Write by: [{across}, {down}]: the rows come first.',
  ),
  'row-not-a-map': error('What is by two answers needs columns in each row.', "Write '{row}: {option: value, …}'."),
  'branch-never': error(
    'This can never be reached: what comes before it always holds.',
    'Move the branch without a condition to the end.',
  ),
  'branch-missing': error(
    'Nothing says what holds when none of the conditions does.',
    'End with a branch that has no condition.',
  ),
  'else-never': error("'else' can never hold without a condition.", "Add 'when:' or 'unless:', or remove 'else'."),
  'value-not-given': error('This case has no value.', "Add 'give:' with a formula, or 'say:' with words."),
  'order-duplicate': error("'order' names '{option}' twice.", 'Name every option once, from less to more.'),
  'order-incomplete': error("'order' leaves out {options}.", 'Name every option once, from less to more.'),
  'default-zero': error(
    "'whenZero' is 0{when}, so it changes nothing.",
    "Write a number other than 0, in every period, or remove 'whenZero'.",
  ),
  'suggestion-unused': error(
    "No suggestion changes '{name}', so these words are never shown.",
    "Write 'changes: freely' or 'changes: slowly' beside them, or remove 'suggest'. An age needs no words.",
  ),
  'suggestion-without-answer': error(
    'This suggestion does not say where the answer goes.',
    "Write {answer} in its place, once, as in 'Earn {answer} a month'.",
  ),
  'suggestion-reference': error(
    'A suggestion cannot refer to this.',
    'Only {answer} is filled in, without a format: write the rest as words.',
  ),
  'range-reversed': error("'min' is {min} and 'max' is {max}.", 'Write the smaller as min.'),

  // Renames
  'former-name-in-use': error(
    "'was' names '{name}', which is still there.",
    "Remove 'was', or remove what it names: a rename leaves only the new name.",
  ),
  'former-name-repeated': error(
    "Two things were called '{name}'.",
    "Keep 'was' on the one that replaces it, and remove it from the other.",
  ),

  // Texts
  'figure-in-text': error(
    "The figure '{figure}' is written into a text.",
    "Make it a constant and write its name in braces, or declare it under 'names:' if it is part of a name.",
  ),
  'reference-unclosed': error("A '{' has no '}'.", 'Close the reference, or write the text without braces.'),
  'reference-unopened': error("A '}' has no '{'.", 'Open the reference, or write the text without braces.'),
  'reference-not-constant': error(
    "'{name}' depends on the answers, but this text is on the page before anyone answers.",
    'Refer to constants only.',
  ),
  'label-reference': error(
    'A label cannot refer to this: it is the same for all answers, on every day.',
    'Name a constant that is not dated, or leave the figure out: the value is shown beside its label.',
  ),
  'format-mismatch': error(
    "'{format}' is a format for {expected}, not for {found}.",
    'Remove the format, or refer to something else.',
  ),
  'not-for-text': error('{found} cannot be written into a text.', 'Refer to a number, a text, a choice or a date.'),

  // The profile
  'profile-unknown-term': error(
    "'{term}' is not something that a profile can provide here.",
    "See 'What can the profile fill in?' in calculators/HOWTO.md.",
  ),
  'profile-needs-table': error(
    "'{term}' cannot fill '{input}' directly.",
    "Only numbers fill a number, and 'jobOffer' a yes or no: write {by: term, rows: {…}} for a choice.",
  ),
  'profile-without-currency': error(
    "An amount fills '{input}', which has no currency.",
    "Write its currency as the input's 'unit', like EUR.",
  ),
  'profile-without-verdict': error(
    'The card has no verdict that says yes, so a list of destinations has nothing to show.',
    "Give a branch of the verdict 'tone: good', or remove 'profile'.",
  ),

  // Dates
  'stage-in-force': error(
    "The stage '{row}' is always in its list: only rows with a cell for an answer can have 'from' and 'until'.",
    "Remove the days, or write two lists and choose between them with 'first:'.",
  ),
  'never-in-force': error(
    'This ends on {until}, before its first day, {from}, so it never applies.',
    "Move one of the days: 'until' is the last day on which it applies.",
  ),
  'not-a-day': error("'{value}' is not a day of the calendar.", 'Write a day that exists, as YYYY-MM-DD.'),
  'not-rules': error(
    "'{value}' is neither an edition nor a day of the calendar.",
    "Write 'june-2024' for the figures that the definition was written with, 'today' for those in force, or a day, YYYY-MM-DD.",
  ),
  'on-undated': error(
    'No figure of this table is dated, so it is the same on every day.',
    "Date a cell, [{from: 2024-01-01, value: …}, …], name a dated constant in a row, or remove 'on'.",
  ),
  'day-before-figures': warning(
    '{figures} may be read for a day before {day}, the first day of its figures, and then gives the first one.',
    "Say what holds before: begin with {value: nothing} if it is unknown, or leave out 'from' of the first figure if it held before, too.",
  ),
  'dated-order': error(
    "'{later}' comes after '{earlier}' but is not later.",
    'List the periods from the earliest to the latest, each with its own day.',
  ),

  'dated-once': error(
    'The day {day} changes nothing: the first period also applies before its day, and this is the only period.',
    "Write what applied before as the first period, 'nothing' if there was no value, or write the value without a day.",
  ),

  // Cases
  'no-task-leads-to': warning(
    'No task of the home page leads to {ids}.',
    'Add it to a task, or visitors do not find it there.',
  ),
  'menu-entry-repeated': error("'{id}' is in the menus twice.", 'Keep one of the two.'),
  'cases-missing': warning('There are no worked cases for this calculator.', 'Write {name} beside it.'),
  'cases-without-definition': error(
    'There is no definition {name} beside these cases.',
    'Write it, or give this file the name of its definition.',
  ),
  'cases-misnamed': error(
    'This file holds cases, but it has the name of a definition.',
    'Call it {name}: the name of its definition, followed by .cases.yaml.',
  ),
  'case-fails': error(
    '{name}: {key} should be {expected}, but is {found}.',
    'Correct the rule, or the case if the rule was meant to change.',
  ),
  'case-nothing-expected': error(
    'This case expects nothing.',
    "Add 'expect:' with at least one key of the result, or 'expect: null' where a question under 'needs' is unanswered.",
  ),
  'case-not-reviewed': warning(
    "Nobody has compared the case '{name}' with a source: what it expects is what the rules gave.",
    "Compare it with the rule's source, then write where you found it: 'from: document and section'.",
  ),
  'case-duplicate': error("Two cases are called '{name}'.", 'Describe what each case shows.'),
  'case-unknown-result': error("The result has no '{key}'.", 'See the keys under result.'),
  'case-unknown-label': error("The card has no '{key}'.", 'See the labels and titles under card.'),
  'case-unknown-person': error("There is nobody called '{name}'.", "Add the answers under 'people:'."),
  'case-unknown-field': error("'{field}' is not a field of '{input}'.", "See its fields under 'each'."),
  'case-items-of-no-list': error("'{input}' is one answer, not a list.", 'Write the answer itself.'),
  'case-too-many-items': error(
    "'{input}' has {count} items here, but can have {many}.",
    "Leave some out, or raise 'many' in the definition.",
  ),
  'case-bad-answer': error(
    "'{value}' is not an answer to '{input}'.",
    'Write an answer as the form holds it, blank, or a text in quotes to test junk.',
  ),
} as const satisfies Record<string, MessageTemplate>;

export type Code = keyof typeof catalogue;
