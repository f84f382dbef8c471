// Texts of forms before their scripts run, or without them; only the prerendered HTML has them. Components fill in {name}.
export const form = {
  notLoaded:
    'Part of this page has not loaded, so this form does not work yet. Check your connection, then load the page again. The text on the page is complete.',
} as const;

export const beforeScripts = {queued: 'Your result will appear once the page has loaded.'} as const;

export const withoutScript = {
  calculator:
    'Calculating needs JavaScript, which is off in this browser. The rules are below, so you can work out the result by hand.',
} as const;
