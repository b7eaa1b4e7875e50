/**
 * The one part of a mail that says what became of another one: `message/delivery-status` of a `multipart/report`. Everything
 * else, such as an answer of somebody who is away, reads as null. RFC 3462, RFC 6533
 */
export function findDeliveryStatus(message: Buffer): string | null {
  const whole = split(message.toString('latin1'))
  const type = whole.header('content-type')
  const boundary = /^multipart\/report\b/i.test(type) ? parameter(type, 'boundary') : null
  if (boundary === null) return null
  const parts = `\n${whole.body.replaceAll('\r\n', '\n')}`.split(`\n--${boundary}`).slice(1, mostParts)
  for (const part of parts) {
    const { header, body } = split(part.replace(/^[ \t]*\n/, ''))
    if (/^message\/(?:global-)?delivery-status\b/i.test(header('content-type'))) return decoded(body, header('content-transfer-encoding'))
  }
  return null
}

const mostParts = 20

function split(text: string): { header(name: string): string; body: string } {
  const end = /\r?\n\r?\n/.exec(text)
  const head = `\n${text.slice(0, end?.index ?? text.length).replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')}`
  return {
    body: end ? text.slice(end.index + end[0].length) : '',
    header(name) {
      const line = head.split('\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? ''
      return line.slice(name.length + 1).trim()
    },
  }
}

function parameter(header: string, name: string): string | null {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(header) ?? []
  return quoted ?? bare ?? null
}

function decoded(body: string, encoding: string): string {
  const bytes = /^base64$/i.test(encoding) ? Buffer.from(body, 'base64') : Buffer.from(/^quoted-printable$/i.test(encoding) ? unquoted(body) : body, 'latin1')
  return bytes.toString('utf8')
}

const unquoted = (body: string): string => body.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-Fa-f]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
