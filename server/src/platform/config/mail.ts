/** `smtpUrl` null: mail waits in the queue. */
export type MailSettings = { smtpUrl: string | null; from: string; connections: number }

/** What the environment says of mails that leave, or the line that says what is wrong with it. */
export function readMail(
  given: (name: string) => string | null,
  { demo, connections }: { demo: boolean; connections: number },
): { settings: MailSettings } | { wrong: string } {
  const [smtpUrl, from] = [given('SMTP_URL'), given('MAIL_FROM') ?? 'Kedai <no-reply@localhost>']
  const wrong =
    (smtpUrl !== null && wrongServer(smtpUrl)) || wrongSender(from) || (smtpUrl !== null && !demo && localSender(from))
  return wrong ? { wrong } : { settings: { smtpUrl, from, connections } }
}

// It may hold a password, so it is not repeated.
function wrongServer(given: string): string | false {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol))
    return 'SMTP_URL must be an address that starts with smtp:// or smtps://'
  if (!/^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])$/i.test(url.hostname))
    return 'SMTP_URL names no mail server; it must be like smtps://user:password@mail.shop.example:465'
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '')
    return 'SMTP_URL takes nothing behind the host and port; write special characters of the password as %XX'
  if ([url.username, url.password].some((part) => !isDecodable(part)))
    return 'SMTP_URL has a % in its user or password that is no %XX; write the character % as %25'
  return false
}

// A comma would make two senders of one.
function wrongSender(given: string): string | false {
  const address = '[^<>()\\s@",;:]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
  const isSender = new RegExp(`^(?:${address}|(?:[^<>@",;:\\r\\n]*|"[^"\\r\\n]*" ?)<${address}>)$`, 'i').test(given)
  return (
    !isSender &&
    `MAIL_FROM must be an e-mail address, alone or as Kedai <orders@shop.example> (a name with a comma in "quotes"), not "${given}"`
  )
}

// Mail servers elsewhere refuse it, whoever the mail is for. A demo may send as it likes.
function localSender(given: string): string | false {
  const domain = /@([^@<>\s]+)>?$/.exec(given)?.[1]?.toLowerCase() ?? ''
  return (
    /(?:^|\.)(?:localhost|localdomain)$/.test(domain) &&
    `MAIL_FROM must be an address of a domain of yours, such as Kedai <orders@shop.example>, not "${given}": other mail servers refuse it`
  )
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
