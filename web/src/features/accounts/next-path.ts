// Where one wanted to go before signing in. Only plain paths of this site: what a browser could read as another host gives the fallback.
export function nextPath(wanted: string | null, fallback: string): string {
  const [path = ''] = wanted?.split(/[?#]/, 1) ?? []
  const isPlain = plainPath.test(path) && plainRest.test(wanted?.slice(path.length) ?? '') && !signInPages.has(path)
  return wanted !== null && isPlain ? wanted : fallback
}

// No empty or dotted part, no coded slash.
const plainPath = /^\/$|^(?:\/(?!\.)(?:[\w\-.~]|%(?!2f|5c)[\da-f]{2})+)+$/i
const plainRest = /^[\w\-./~%?#&=+:,@]*$/

// Coming back to these after signing in would be a circle.
const signInPages = new Set(['/login', '/register', '/forgot', '/reset', '/confirm-email'])
