// The parameters of a path that fits a pattern (`/s/:username/i/:viewId`, `/seller/*`), else null. Case and a slash at the end do not matter.
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [parts(pattern), parts(pathname)]
  const isOpen = wanted.at(-1) === '*'
  if (isOpen) wanted.pop()
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(text)
    else if (part.toLowerCase() !== text.toLowerCase()) return null
  }
  return params
}

const parts = (path: string) => path.split('/').filter(Boolean)

// An address anybody may have mangled.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
