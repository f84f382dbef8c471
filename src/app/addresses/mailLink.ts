/** A link that opens a mail program with the message filled in (RFC 6068: line breaks are CRLF). */
export function mailLink(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`;
}

/** `encodeURIComponent` throws on lone surrogates. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
