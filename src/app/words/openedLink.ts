// Texts above a form that was filled in from a link, fetched for such a link. Components fill in {name}.
export const openedLink = {
  opened: 'These answers came from a link.',
  noAnswers: 'This link has no answers that this calculator can use.',
  dropped: "Left out, because this calculator can't use it: {fields}.",
  andMore: '{names} and {count} more',
  rulesChanged: 'The rules have changed since this link was made, so your result may differ.',
} as const;
