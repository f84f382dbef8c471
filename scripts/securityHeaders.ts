/** No inline script or style, nothing from another origin and no submitted form: what a visitor types cannot leave the browser. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Only the policy of src/app/rendering/trustedTypes.ts turns strings into HTML or a worker's address.
  "require-trusted-types-for 'script'",
  'trusted-types site',
].join('; ');

/** Features that no page uses. Clipboard and sharing stay allowed, for the Share button. */
const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export type Headers = Readonly<Record<string, string>>;

const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Sent with every response of the server, errors included, but those below: no frame around a page, no use by another site. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  ...commonHeaders,
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What other sites may use, by the path or, with a slash at the end, the folder. */
export const openPaths = {
  /** Files that the build makes for frames. */
  '/embed/': {
    // A page on a developer's disk matches no *.
    'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors * file:`,
    ...commonHeaders,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  '/embed.js': {...securityHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin'},
  // A frame with the attribute sandbox has no origin: to its scripts, styles and fonts, its own site is another one.
  '/assets/': {...securityHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*'},
  '/api/': {...securityHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*'},
} as const satisfies Readonly<Record<string, Headers>>;

/** @param path of a file that exists, below the site's base path */
export function headersOf(path: string): Headers {
  const open = Object.entries(openPaths).find(([folder]) =>
    folder.endsWith('/') ? path.startsWith(folder) : path === folder,
  );
  return open === undefined ? securityHeaders : open[1];
}

/** What a public host adds to every response. @param address of the site; with HTTPS, browsers are told never to use HTTP again */
export function hostHeaders(address: string): Headers {
  return address.startsWith('https:') ? {'Strict-Transport-Security': 'max-age=31536000'} : {};
}
