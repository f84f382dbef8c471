// Texts of the share button and of opened links.
export const share = {
  share: 'Share',
  copied: 'Link copied. Anyone with the link can see your answers.',
  copiedEmpty: 'Link copied. To share your answers too, press Calculate first.',
  copyManually: 'Your browser did not copy the link. Copy it here:',
  link: 'Link to this page',
  opened: 'These answers came from a link.',
  noAnswers: 'This link has no answers that this calculator can use.',
  dropped: "Left out, because this calculator can't use it: {fields}.",
  rulesChanged: 'The rules have changed since this link was made, so your result may differ.',
};
