/**
 * The size of the image of a link preview in pixels, as recommended for Open Graph. In a file without imports: the build
 * reads it before it has chosen React's production code.
 */
export const imageSize = {width: 1200, height: 630} as const;
