// Texts below the form of a calculator. Components fill in {name}.
export const documentation = {
  howTo: 'How to use it',
  rules: 'Rules we used',
  assumptions: 'Our assumptions',
  assumptionsIntro: 'Where the published rules are unclear, we assume this:',
  faqs: 'Frequently asked questions',
  verify: 'Where to check the rules',
  verifyText: 'Our rules are as of {month}. Rules change, so check with {source} before you rely on them.',
  related: 'Related calculators',
};
