/** Names and members: they exist, and stand for one value. */
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
import {blank, mistake, type Of, type ReportAt, type Scope} from './scope.ts';
import type {TypedExpression} from './typed.ts';

export function checkName(expression: Of<'name'>, scope: Scope, report: ReportAt): TypedExpression {
  const type = scope.kindOf(expression.name);
  if (type?.kind === 'group') {
    const members = scope.membersOf(expression.name);
    report('not-one-value', expression, {
      name: expression.name,
      members: members.map((member) => `${expression.name}.${member}`).join(', '),
    });
    return mistake;
  }
  if (type !== undefined) return {kind: 'reference', name: expression.name, type};
  report('unknown-name', expression, {name: expression.name}, hintForName(expression.name, scope));
  return mistake;
}

function hintForName(name: string, scope: Scope): string {
  const owner = scope.inputWithOption(name);
  if (name === blank)
    return 'Only choices can be blank, and stand left of it; a number that is not filled in counts as 0.';
  if (owner !== undefined)
    return `'${name}' is an option of '${owner}': write '${owner} == ${name}', with the choice on the left.`;
  const operands = name.split('-');
  if (operands.length > 1 && operands.every((each) => scope.names.includes(each)))
    return `A minus needs spaces: write '${operands.join(' - ')}'.`;
  return (
    unreadHint(name, scope) ??
    didYouMean(name, scope.names, 'Define it as an input, constant, table, value, sum or lines first.')
  );
}

/** Where one name alone is read nowhere, a name that is unknown probably means it: it was renamed, or is misspelt here. */
export function unreadHint(name: string, {unread}: Scope): string | undefined {
  if (unread.length !== 1 || nearMiss(name, unread) !== undefined) return undefined;
  return `Did you mean '${unread[0]}', which nothing reads?`;
}

export function checkMember(expression: Of<'member'>, scope: Scope, report: ReportAt): TypedExpression {
  const {owner, member, memberSpan} = expression;
  const type = scope.kindOfMember(owner, member);
  if (type !== undefined) return {kind: 'reference', name: `${owner}.${member}`, type};
  const ownerSpan = {start: expression.start, end: expression.start + owner.length};
  if (!scope.names.includes(owner)) {
    report('unknown-name', ownerSpan, {name: owner}, didYouMean(owner, scope.names, 'Define it first.'));
    return mistake;
  }
  const members = scope.membersOf(owner);
  const hint =
    members.length === 0
      ? `'${owner}' is a single value: write '${owner}' alone.`
      : didYouMean(member, members, `It has: ${members.join(', ')}.`);
  report('unknown-column', memberSpan, {owner, name: member, names: members.join(', ')}, hint);
  return mistake;
}
