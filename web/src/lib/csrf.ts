// The token comes with the page, in `<meta name="csrf-token">`, and is kept where the standard socket client looks for it.
declare global {
  interface Window {
    Laravel?: { csrfToken: string | null }
  }
}

export const MISSING_TOKEN =
  'CSRF token not found: the page has no <meta name="csrf-token">, so nothing can be sent from it.'

// Called once when the page starts.
export function readTokenFromPage(): void {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content || null
  if (!token) console.error(MISSING_TOKEN) // spec §8
  window.Laravel = { csrfToken: token }
}

// What goes with every call, GET too. (contract §1)
export const callHeaders = (): Record<string, string> => {
  const token = window.Laravel?.csrfToken
  const cookie = cookieToken()
  return {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/vnd.kedai.v1+json',
    ...(token ? { 'X-CSRF-TOKEN': token } : {}),
    ...(cookie ? { 'X-XSRF-TOKEN': cookie } : {}),
  }
}

// The newest token of this browser, which another tab may have got. (spec §9)
function cookieToken(): string | null {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie ?? '')?.[1]
  try {
    return value === undefined ? null : decodeURIComponent(value)
  } catch {
    return null
  }
}

// Login, registration and logout answer with a new token. True when it differs from the one in use.
export function keepFreshToken(answer: unknown): boolean {
  const token = tokenIn(answer) ?? tokenIn(isObject(answer) ? answer.data : null)
  if (!token || token === window.Laravel?.csrfToken) return false
  window.Laravel = { csrfToken: token }
  document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', token)
  return true
}

// Looks in the refusal first, then asks the server. True when there is a new token to try with.
export async function refreshToken(refusal: unknown): Promise<boolean> {
  if (keepFreshToken(refusal)) return true
  try {
    const response = await fetch('/api/ajax/auth/me', { headers: callHeaders(), credentials: 'same-origin' })
    return keepFreshToken(await response.json())
  } catch {
    return false
  }
}

// Whether a refusal names the token as what is wrong.
export const isAboutToken = (refusal: unknown): boolean =>
  isObject(refusal) && isObject(refusal.data) && 'csrf_token' in refusal.data

const tokenIn = (value: unknown) => (isObject(value) && typeof value.csrf_token === 'string' ? value.csrf_token : null)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
