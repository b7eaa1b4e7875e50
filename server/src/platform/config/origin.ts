import { isLoopback } from './loopback.ts'

/** The line that says what is wrong with an origin that keys are sent to, or false. They leave this machine under TLS alone. */
export function wrongOrigin(name: string, given: string): string | false {
  const url = URL.canParse(given) ? new URL(given) : null
  const isSafe = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  return (
    (!isSafe || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') &&
    `${name} must be a bare origin that starts with https://, or http:// on this machine`
  )
}
