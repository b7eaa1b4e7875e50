/** Where a hole is reported, as an URI: `mailto:` or `https:`. */
export function readSecurityContact(given: string | null, publicUrl: string): { contact: string } | { wrong: string } {
  // RFC 2142 keeps this mailbox at every domain for the purpose.
  if (given === null) return { contact: `mailto:security@${new URL(publicUrl).hostname}` }
  if (/^[^\s@,;<>:/]+@[^\s@,;<>:/]+$/.test(given)) return { contact: `mailto:${given}` }
  if (URL.canParse(given) && new URL(given).protocol === 'https:') return { contact: new URL(given).href }
  return { wrong: 'SECURITY_CONTACT must be one e-mail address or an https:// address of a page' }
}
