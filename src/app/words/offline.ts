// Texts of the page shown instead of one that is not available offline.
export const page = {
  title: "You're offline",
  description: "This page isn't saved on this device, and it can't be reached right now.",
  text: "This page isn't saved on this device. Connect to the internet, then try again.",
  retry: 'Try again',
  calculators: 'Calculators',
  calculatorsText: 'Calculators saved on this device work offline, with the fees and rules of your last visit.',
  others: 'Processing times and status',
} as const;
