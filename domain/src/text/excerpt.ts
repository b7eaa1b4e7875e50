/** The beginning of a text on one line, at most `longest` characters, cut between words and ended with "…". Never splits a character. */
export function excerpt(text: string, longest: number): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= longest) return line
  if (longest < 1) return ''
  const cut = characters.slice(0, longest - 1).join('')
  const space = cut.lastIndexOf(' ')
  // A text without spaces (Chinese, one long word) is cut where it is.
  const words = space > cut.length / 2 ? cut.slice(0, space) : cut
  return `${words.replace(/[\s.,;:!?–-]+$/u, '')}…`
}
