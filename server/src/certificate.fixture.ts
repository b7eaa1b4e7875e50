import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ecdsaWithSha256 = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))

/** A key and a certificate that it signed itself, for localhost, as PEM. */
export function selfSigned(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = nameOf('localhost')
  const dates = der(0x30, ...['250101000000Z', '490101000000Z'].map((date) => der(0x17, Buffer.from(date))))
  const facts = der(
    0x30,
    Buffer.from('a003020102020101', 'hex'),
    ecdsaWithSha256,
    name,
    dates,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  return {
    cert: pemOf(der(0x30, facts, ecdsaWithSha256, signature)),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

/** An authority of tests. `root`: to be trusted, as PEM. `sign` takes a request as DER and makes a certificate for one host. */
export function createAuthority(): { root: string; sign(csr: Buffer, host: string, days: number): string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = nameOf('Test authority')
  const make = (subject: Buffer, key: Buffer, days: number, extensions: Buffer): string => {
    const begin = new Date(Date.now() - 3_600_000)
    const facts = der(
      0x30,
      Buffer.from('a003020102', 'hex'),
      der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
      ecdsaWithSha256,
      issuer,
      der(0x30, timeOf(begin), timeOf(new Date(Date.now() + days * 86_400_000))),
      subject,
      key,
      der(0xa3, der(0x30, extensions)),
    )
    return pemOf(der(0x30, facts, ecdsaWithSha256, der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))))
  }
  const isAuthority = der(0x30, Buffer.from('0603551d13', 'hex'), der(0x04, Buffer.from('30030101ff', 'hex')))
  const root = make(issuer, publicKey.export({ type: 'spki', format: 'der' }), 3650, isAuthority)
  return {
    root,
    sign: (csr, host, days) =>
      make(
        nameOf(host),
        keyIn(csr),
        days,
        der(0x30, Buffer.from('0603551d11', 'hex'), der(0x04, der(0x30, der(0x82, Buffer.from(host))))),
      ) + root,
  }
}

const nameOf = (name: string): Buffer =>
  der(0x30, der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(name)))))

const timeOf = (moment: Date): Buffer =>
  der(0x18, Buffer.from(`${moment.toISOString().replace(/\D/g, '').slice(0, 14)}Z`))

/** The public key of a request: what comes after its version and its name. */
function keyIn(csr: Buffer): Buffer {
  const [facts = Buffer.of()] = partsOf(csr)
  return partsOf(facts)[2] ?? Buffer.of()
}

// What stands in a list, each with its head.
function partsOf(list: Buffer): Buffer[] {
  const { head, length } = sizeOf(list)
  const parts: Buffer[] = []
  for (let rest = list.subarray(head, head + length); rest.length > 0;) {
    const size = sizeOf(rest)
    parts.push(rest.subarray(0, size.head + size.length))
    rest = rest.subarray(size.head + size.length)
  }
  return parts
}

function sizeOf(bytes: Buffer): { head: number; length: number } {
  const first = bytes[1] ?? 0
  const more = first < 128 ? 0 : first & 127
  return { head: 2 + more, length: more === 0 ? first : bytes.readUIntBE(2, more) }
}

const pemOf = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
