export type PasswordRefusal = 'too_short' | 'too_long' | 'too_common' | 'says_who_you_are'

export const passwordLength = { least: 8, most: 200 } as const

/**
 * Why a password cannot be taken, or null: 8–200 characters, none of the few that everybody tries first, not the
 * person's own e-mail, name or username. Length is counted in characters as people see them.
 */
export function judgePassword(
  password: string,
  person: { email?: string; name?: string; username?: string } = {},
): PasswordRefusal | null {
  const length = Array.from(password).length
  if (length < passwordLength.least) return 'too_short'
  if (length > passwordLength.most) return 'too_long'
  const plain = password.normalize('NFKC').toLowerCase()
  if (common.has(plain) || common.has(plain.replace(/[\d!@#$.]+$/, '')) || isMonotonous(plain)) return 'too_common'
  return personal(person).includes(plain) ? 'says_who_you_are' : null
}

const personal = ({ email = '', name = '', username = '' }: { email?: string; name?: string; username?: string }) =>
  [email, email.split('@')[0] ?? '', name, name.replace(/\s+/g, ''), username].map((text) =>
    text.normalize('NFKC').toLowerCase(),
  )

// One character, one short piece repeated, or a run along the alphabet or the digits.
function isMonotonous(text: string): boolean {
  if (/^(.{1,4})\1+$/u.test(text)) return true
  const steps = Array.from(text)
    .slice(1)
    .map((_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

const common: ReadonlySet<string> = new Set(
  `
  password passw0rd p@ssword p@ssw0rd password1 password12 password123 katalaluan kata-laluan rahsia rahsia123 qwerty qwertyui
  qwertyuiop qwerty12 qwerty123 asdfghjk asdfghjkl zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsxedc abc12345 abcd1234
  a1b2c3d4 aa123456 123456789a iloveyou iloveyou1 sayangku sayang123 cintaku malaysia malaysia1 selangor kualalumpur welcome
  welcome1 welcome123 letmein1 admin123 administrator changeme changeme1 sunshine princess football baseball superman batman123
  trustno1 whatever starwars dragon123 monkey123 master123 shadow123 michael1 computer internet samsung1 google123 facebook
  bismillah alhamdulillah assalamualaikum 12341234 11223344 12344321 87654321 123123123 147258369 159753456 1234567890 0123456789
  `
    .trim()
    .split(/\s+/),
)
