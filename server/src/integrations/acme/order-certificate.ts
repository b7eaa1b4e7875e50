import { X509Certificate, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { createSecureContext } from 'node:tls'

export type Account = { key: string; url: string | null }

export type Order = {
  host: string
  email: string
  directory: string
  account: Account
  /** Shown at `/.well-known/acme-challenge/{token}` of the host until it is taken back. */
  show(token: string, answer: string): Promise<void>
  takeBack(token: string): Promise<void>
}

/** `chain`: PEM, the host's own first. `key`: PEM. `accountUrl`: kept, so that the account is not asked for again. */
export type Issued = { chain: string; key: string; notAfter: Date; accountUrl: string }

const callMs = 10_000
const wholeMs = 50_000

/** An EC key as PEM. */
export const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/**
 * A certificate for one host, by HTTP-01 of RFC 8555. Nothing is tried again here: whoever asks knows when.
 * @throws Error with a line for operators, within 50 s
 */
export async function orderCertificate(order: Order): Promise<Issued> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, fail) => {
    late = setTimeout(() => fail(new Error('the authority took too long')), wholeMs)
  })
  return Promise.race([place(order), tooLate])
    .catch((error: unknown) => {
      // The client reads an answer where there was none.
      throw error instanceof TypeError ? new Error('the authority did not answer', { cause: error }) : error
    })
    .finally(() => clearTimeout(late))
}

/** @throws Error that says plainly what is wrong with a directory, as the client would not */
async function lookAt(directory: string): Promise<void> {
  const answer = await fetch(directory, { signal: AbortSignal.timeout(callMs), redirect: 'error' }).catch(() => null)
  if (answer === null) throw new Error('the directory of the authority cannot be reached')
  const text = answer.ok ? (await answer.text()).slice(0, 100_000) : ''
  if (!text.includes('newOrder')) throw new Error(`the authority answered ${answer.status} and no directory`)
}

async function place({ host, email, directory, account, show, takeBack }: Order): Promise<Issued> {
  await lookAt(directory)
  const { axios, Client, crypto } = await load()
  // Its own tries may wait for as long as an answer says.
  Object.assign(axios.defaults, { timeout: callMs, maxContentLength: 1_000_000, maxRedirects: 0 })
  Object.assign(settingsOf(axios.defaults), { retryMaxAttempts: 0 })
  const client = new Client({
    directoryUrl: directory,
    accountKey: account.key,
    ...(account.url !== null && { accountUrl: account.url }),
    backoffAttempts: 12,
    backoffMin: 1_000,
    backoffMax: 4_000,
  })
  const key = newKey()
  const [, csr] = await crypto.createCsr({ commonName: host }, key)
  const chain = await client.auto({
    csr,
    email,
    termsOfServiceAgreed: true,
    skipChallengeVerification: true, // it would ask port 80 of the world's address from within
    challengePriority: ['http-01'],
    async challengeCreateFn(authorization, challenge, answer) {
      if (challenge.type !== 'http-01') throw new Error('the authority offers no http-01 challenge')
      if (authorization.identifier.value !== host) throw new Error('the authority asks about another host')
      await show(challenge.token, answer)
    },
    challengeRemoveFn: (_authorization, challenge) => takeBack(challenge.token),
  })
  return { chain, key, notAfter: judge(chain, key, host), accountUrl: client.getAccountUrl() }
}

// What cannot be served is no certificate, whoever signed it.
function judge(chain: string, key: string, host: string): Date {
  const certificate = new X509Certificate(chain)
  if (certificate.checkHost(host) === undefined) throw new Error('the certificate is for another host')
  if (!certificate.checkPrivateKey(createPrivateKey(key))) throw new Error('the certificate is for another key')
  createSecureContext({ cert: chain, key })
  return new Date(certificate.validTo)
}

// Loaded once it is needed: most servers stand behind a proxy, and it is large.
const load = async () => (await import('acme-client')).default

// Not in its types.
const settingsOf = (defaults: object): object => (defaults as { acmeSettings?: object }).acmeSettings ?? {}
