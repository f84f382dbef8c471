// Texts of the share button and of opened links.
export const share = {
  share: 'Share',
  copied: 'Link copied. It holds your answers, and they reach no server.',
  copiedEmpty: 'Link to this page copied. To share your answers too, press Calculate first.',
  copyManually: 'Your browser did not copy the link. Copy it from here:',
  link: 'Link to this page',
  opened: 'Filled in from a link.',
  noAnswers: 'This link holds no answers that the calculator can read.',
  dropped: 'Left out, because the calculator does not know it: {fields}.',
  rulesChanged: 'The rules of this calculator have changed since the link was made, so the result can differ.',
};
