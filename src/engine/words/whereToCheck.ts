// Where readers check rules: on a website, or with an authority.
export const where = {on: 'on {source}', with: 'with {source}'} as const;
