/** How the server gets certificates by itself. `email`: whom the authority may write to. */
export type AcmeSettings = { email: string; directory: string; httpPort: number; httpsPort: number }

const letsEncrypt = 'https://acme-v02.api.letsencrypt.org/directory'

type Parts = {
  read: (name: string) => string | null
  port: (name: string, fallback: number) => number
  publicUrl: string
  /** What says that something else holds the certificates. */
  others: { TLS_CERT: boolean; TRUST_PROXY: boolean; DEMO: boolean }
}

/** Null: certificates are somebody else's work. Or the line that says what is wrong. */
export function readAcme({ read, port, publicUrl, others }: Parts): { acme: AcmeSettings | null } | { wrong: string } {
  const email = read('ACME_EMAIL')
  if (email === null) {
    const lonely = ['ACME_DIRECTORY', 'HTTP_PORT', 'HTTPS_PORT'].find((name) => read(name) !== null)
    return lonely === undefined ? { acme: null } : { wrong: `${lonely} is set without ACME_EMAIL` }
  }
  if (!/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)) return { wrong: 'ACME_EMAIL must be one mail address' }
  if (!publicUrl.startsWith('https:'))
    return { wrong: `ACME_EMAIL gets certificates, so PUBLIC_URL must start with https://, not ${publicUrl}` }
  const other = Object.entries(others).find(([, isSet]) => isSet)?.[0]
  if (other !== undefined)
    return { wrong: `ACME_EMAIL is for a server that faces the net by itself, so it cannot be set with ${other}` }
  const directory = read('ACME_DIRECTORY') ?? letsEncrypt
  if (!isDirectory(directory)) return { wrong: 'ACME_DIRECTORY must be an address that starts with https://' }
  return { acme: { email, directory, httpPort: port('HTTP_PORT', 80), httpsPort: port('HTTPS_PORT', 443) } }
}

const isDirectory = (given: string): boolean => URL.canParse(given) && new URL(given).protocol === 'https:'
