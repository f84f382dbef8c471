/**
 * No inline script or style, nothing from another origin, no submitted form and no frame around a page:
 * what a visitor types cannot leave the browser.
 */
const contentSecurityPolicy = [
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
  "frame-ancestors 'none'",
  // Only the policy of src/app/trustedTypes.ts turns strings into HTML or a worker's address.
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

/** Sent with every response of the server, errors included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The headers of a public host for every response.
 * @param address of the published site; with HTTPS, browsers are told never to use HTTP again
 */
export function publishedHeaders(address: string): Readonly<Record<string, string>> {
  if (!address.startsWith('https:')) return securityHeaders;
  return {...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000'};
}
