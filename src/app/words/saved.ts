// Texts of the answers remembered on a device, fetched with the result or once there are any. Components fill in {name}.
export const saved = {
  title: 'Keep this result',
  remember: 'Remember my answers on this device',
  about:
    'Keeps your last {count} results and ticked boxes in this browser. We never see them, but anyone who uses this browser can.',
  forget: 'Forget everything',
  forgotten: 'Forgotten. This browser keeps none of your answers now.',
  notStored: "Your browser won't let this site store anything.",
  list: 'Continue where you left off',
  result: '{day}: {headline}',
};
