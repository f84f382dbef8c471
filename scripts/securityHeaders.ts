/**
 * No inline script or style, nothing from another origin, no form that submits and no frame around a page:
 * what a visitor types has no way out.
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
  // Text becomes HTML, or the address of a worker, only by the policy of src/app/trustedTypes.ts.
  "require-trusted-types-for 'script'",
  'trusted-types site',
].join('; ');

/** What no page uses. The clipboard and sharing are left: the Share button writes to the one or opens the other. */
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

/** Sent with every answer of the server, errors included. */
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
 * What a public host sends with every answer.
 * @param address of the published site; where it is encrypted, browsers must never ask for it in the clear again
 */
export function publishedHeaders(address: string): Readonly<Record<string, string>> {
  if (!address.startsWith('https:')) return securityHeaders;
  return {...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000'};
}
