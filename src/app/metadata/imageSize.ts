/** Of a page's picture, in pixels: what the services that show links ask for. */
export const imageSize = {width: 1200, height: 630} as const;
