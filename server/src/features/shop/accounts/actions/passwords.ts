/** Argon2id as OWASP advises for servers: 19 MiB, two passes. About 50 ms, on a thread beside the one that serves. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * What a password is checked against when there is no such account, so that both take the same time. The hash of random
 * bytes nobody kept, made with `cost`; the test holds the two together.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$goAEeSIdKv3HTGaVkJ8p1w$XJ5SlKTjoV/ehxlNuNgJ9qiOfJZeTds+ex+d8y/ckjE'

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2()
  return hash(oneForm(password), cost)
}

/** Takes as long for `null`, an account that does not exist, as for a wrong password. */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  const { verify } = await argon2()
  const fits = await verify(hash ?? nobodysHash, oneForm(password))
  return fits && hash !== null
}

// Loaded with the first sign-in: the start is not kept waiting for it.
const argon2 = () => import('@node-rs/argon2')

// Keyboards write the same letter in different ways.
const oneForm = (password: string): string => password.normalize('NFKC')
