// Texts of the checklist of a result, fetched with it. Components fill in {name}.
export const checklist = {next: 'What to do next', authority: 'Check the current rules and your next steps {source}.'};
