// Texts of the page shown instead of one that is not available offline.
export const page = {
  title: 'This page needs a network',
  description: 'This page is not kept on this device, and it cannot be reached now.',
  text: 'You seem to be offline, and this device has no copy of this page.',
  retry: 'Try again',
  calculators: 'Calculators',
  calculatorsText:
    'Those that this device has a copy of open without a network. Fees and rules in a copy are as of the day you last visited.',
  others: 'Processing times and status',
};
