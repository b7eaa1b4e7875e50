type Composed = {
  from: string
  to: string
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  id: string
  now: Date
}

/**
 * A whole mail with both bodies, as RFC 5322 and 2045 write it. For plain mails alone: what has copies or files is composed by the
 * library, at four times the cost.
 */
export function composeMail({ from, to, replyTo, subject, html, text, id, now }: Composed): Buffer {
  const boundary = `kedai-${id}`
  const head = [
    `From: ${from}`,
    `To: <${to}>`,
    ...(replyTo === undefined ? [] : [`Reply-To: <${replyTo}>`]),
    `Subject: ${headerText(subject)}`,
    `Message-ID: <${id}@kedai>`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  return Buffer.from(
    `${head.join('\r\n')}\r\n\r\n${part(boundary, 'text/plain', text)}${part(boundary, 'text/html', html)}--${boundary}--\r\n`,
    'latin1',
  )
}

/** Whether it needs no more than plain headers: addresses of letters and digits, as nearly all are. */
export const isPlainAddress = (address: string): boolean => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+$/i.test(address)

/** A sender as a header, with a name of any letters. */
export function senderHeader(from: string): string {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return name === undefined || name === ''
    ? `<${address ?? from}>`
    : `${/^[\w -]+$/.test(name) ? name : headerText(name, true)} <${address}>`
}

const part = (boundary: string, type: string, body: string): string =>
  `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`

// RFC 2047: words of 75 characters at most, none of which cuts a letter.
function headerText(value: string, always = false): string {
  if (!always && value.length <= 200 && /^[\x20-\x7e]*$/.test(value) && !value.includes('=?')) return value
  const words: string[] = []
  let word = ''
  for (const letter of value) {
    if (Buffer.byteLength(word + letter) > 42) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  return [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ')
}
