import LineBreaker from 'linebreak'

/**
 * Breaks a text into lines no wider than `room` where Unicode allows it (UAX 14: after spaces, between Chinese characters but not before their full stop).
 * A word longer than a line is cut between letters. Kept line breaks are kept.
 */
export function breakLines(text: string, room: number, widthOf: (part: string) => number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => breakParagraph(paragraph, room, widthOf))
}

function breakParagraph(paragraph: string, room: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of piecesOf(paragraph)) {
    if (line !== '' && used + widthOf(piece.trimEnd()) > room) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    let rest = piece
    while (line === '' && widthOf(rest.trimEnd()) > room) {
      const [head, tail] = cut(rest)
      if (tail === '') break // one letter wider than the line: it stands there all the same
      lines.push(head)
      rest = tail
    }
    line += rest
    used += widthOf(rest)
  }
  return line.trim() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()]

  // As many letters as fit, at least one.
  function cut(word: string): [string, string] {
    const letters = [...graphemes.segment(word)].map(({ segment }) => segment)
    let [most, tooMany] = [1, letters.length]
    while (tooMany - most > 1) {
      const middle = (most + tooMany) >> 1
      if (widthOf(letters.slice(0, middle).join('')) <= room) most = middle
      else tooMany = middle
    }
    return [letters.slice(0, most).join(''), letters.slice(most).join('')]
  }
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function piecesOf(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph)
  const pieces: string[] = []
  let from = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    pieces.push(paragraph.slice(from, next.position))
    from = next.position
  }
  return pieces
}
