/** The time step at which a six-digit authenticator code is right, a step of 30 s early or late; null when it is wrong. */
export async function stepOfCode(secret: string, typed: string, now: Date): Promise<number | null> {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const { verifySync } = await import('otplib')
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({ secret, token, epoch, epochTolerance: stepSeconds })
  return found.valid ? Math.floor(epoch / stepSeconds) + found.delta : null
}

const stepSeconds = 30
