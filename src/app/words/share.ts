// Texts of the share button.
export const share = {
  share: 'Share',
  copied: 'Link copied. Anyone with the link can see your answers.',
  copiedEmpty: 'Link copied. To share your answers too, press Calculate first.',
  copyManually: 'Your browser did not copy the link. Copy it here:',
  link: 'Link to this page',
} as const;
