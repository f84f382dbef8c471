/**
 * The size of the image of a link preview in pixels, as recommended for Open Graph. This file has no imports because the
 * build reads it before it selects React's production code.
 */
export const imageSize = {width: 1200, height: 630} as const;
