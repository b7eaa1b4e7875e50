import { inflateSync } from 'node:zlib'

/** A stretch of text as it stands on a page; points from the lower left corner. */
export type ReadText = { text: string; x: number; y: number; size: number; font: string }
/** `codes`: what was drawn to scale as cells, each as an SVG path. `unmarked`: how much is drawn that is neither content of the structure nor an artifact. */
export type ReadPage = {
  unmarked: number
  width: number
  height: number
  texts: ReadText[]
  lines: string[]
  links: string[]
  pictures: number
  codes: string[]
}
/** An element of the structure tree; `alt`: what a figure shows. */
export type ReadElement = { tag: string; alt: string }
/** `structure`: every element, in reading order. */
export type ReadPdf = {
  marked: boolean
  structure: ReadElement[]
  pages: ReadPage[]
  info: { title: string; author: string }
  lang: string
  fonts: string[]
}

/** What a reader of a PDF that pdfkit wrote sees. Knows as much of the format as that takes. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const file = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const bodies = [...objects.values()]
  const get = (reference: string | undefined) => objects.get(reference ?? '') ?? ''
  const catalog = bodies.find((body) => body.includes('/Type /Catalog')) ?? ''
  const info = get(/\/Info (\d+) 0 R/.exec(file)?.[1])
  const kids = /\/Kids \[([^\]]*)\]/.exec(bodies.find((body) => body.includes('/Type /Pages')) ?? '')?.[1] ?? ''
  return {
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => readPage(get(id), get)),
    info: {
      title: literal(get(/\/Title (\d+) 0 R/.exec(info)?.[1])),
      author: literal(get(/\/Author (\d+) 0 R/.exec(info)?.[1])),
    },
    lang: literal(/\/Lang (\(.*\))/.exec(catalog)?.[1] ?? ''),
    marked:
      /\/MarkInfo (\d+) 0 R/.test(catalog) && /\/Marked true/.test(get(/\/MarkInfo (\d+) 0 R/.exec(catalog)?.[1])),
    structure: readStructure(get(/\/StructTreeRoot (\d+) 0 R/.exec(catalog)?.[1]), get),
    fonts: bodies.flatMap((body) => /\/FontName \/([^\s]+)/.exec(body)?.[1] ?? []),
  }
}

function readPage(page: string, get: (reference: string | undefined) => string): ReadPage {
  const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? '').trim().split(/\s+/).map(Number)
  const resources = get(/\/Resources (\d+) 0 R/.exec(page)?.[1])
  const fonts = new Map(
    [...(/\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
      name,
      lettersOf(get(id), get),
    ]),
  )
  const content = streamOf(get(/\/Contents (\d+) 0 R/.exec(page)?.[1]))
  const texts = readTexts(content, fonts)
  const annotations = [...(/\/Annots \[([^\]]*)\]/.exec(page)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) =>
    get(id),
  )
  const links = annotations.flatMap(
    (one) => literal(/\/URI (\(.*\))/.exec(get(/\/A (\d+) 0 R/.exec(one)?.[1]))?.[1] ?? '') || [],
  )
  return {
    unmarked: unmarkedIn(content),
    width,
    height,
    texts,
    lines: linesOf(texts),
    links,
    pictures: [...resources.matchAll(/\/I\d+ \d+ 0 R/g)].length,
    codes: readCodes(content),
  }
}

// The children of an element, and theirs; marked content and annotations are none.
function readStructure(element: string, get: (reference: string | undefined) => string): ReadElement[] {
  const kids =
    /\/K \[([\s\S]*)\]/.exec(element)?.[1]?.replace(/<<[\s\S]*?>>/g, '') ?? /\/K (\d+ 0 R)/.exec(element)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => {
    const child = get(id)
    const tag = /\/S \/(\w+)/.exec(child)?.[1]
    return tag === undefined
      ? []
      : [{ tag, alt: literal(/\/Alt (\(.*\))/.exec(child)?.[1] ?? '') }, ...readStructure(child, get)]
  })
}

function unmarkedIn(content: string): number {
  let [depth, unmarked] = [0, 0]
  for (const op of content.split('\n')) {
    if (/ (?:BDC|BMC)$/.test(op)) depth++
    else if (op === 'EMC') depth--
    else if (depth === 0 && /(?:^|\s)(?:BT|f|f\*|S|B|Do)$/.test(op)) unmarked++
  }
  return unmarked
}

const readCodes = (content: string): string[] =>
  [...content.matchAll(/\n(?:\d\S*) 0 0 (?:\d\S*) 0 0 cm\n((?:\S+ \S+ [ml]\n|h\n)+)/g)].map(([, ops = '']) =>
    ops
      .trimEnd()
      .split('\n')
      .map((op) =>
        op === 'h' ? 'Z' : op.replace(/^(\S+ \S+) ([ml])$/, (_, at: string, to: string) => to.toUpperCase() + at),
      )
      .join(''),
  )

// Glyph number → its characters, from the font's ToUnicode map.
function lettersOf(font: string, get: (reference: string | undefined) => string): { name: string; letters: string[] } {
  const map = streamOf(get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))
  const letters = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => fromUtf16(hex.replaceAll(' ', ''))),
  )
  return { name: /\/BaseFont \/\w+\+(\S+)/.exec(font)?.[1] ?? '', letters }
}

function readTexts(content: string, fonts: ReadonlyMap<string, { name: string; letters: string[] }>): ReadText[] {
  return [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, inside = '']) => {
    const [, x = '0', y = '0'] = /1 0 0 1 (\S+) (\S+) Tm/.exec(inside) ?? []
    const [, name = '', size = '0'] = /\/(F\d+) (\S+) Tf/.exec(inside) ?? []
    const font = fonts.get(name)
    const glyphs = [...inside.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return {
      text: glyphs.map((glyph) => font?.letters[Number.parseInt(glyph, 16)] ?? '').join(''),
      x: Number(x),
      y: Number(y),
      size: Number(size),
      font: font?.name ?? '',
    }
  })
}

function linesOf(texts: readonly ReadText[]): string[] {
  const byLine = Map.groupBy(texts, ({ y }) => Math.round(y * 2))
  return [...byLine.entries()]
    .sort(([one], [other]) => other - one)
    .map(([, line]) =>
      line
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
}

function streamOf(object: string): string {
  const [dictionary = '', after] = object.split(/\nstream\n/, 2)
  if (after === undefined) return ''
  const start = object.indexOf('\nstream\n') + 8
  const bytes = Buffer.from(object.slice(start, start + Number(/\/Length (\d+)/.exec(dictionary)?.[1])), 'latin1')
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

// A string in brackets: plain, or UTF-16 after its mark.
function literal(written: string): string {
  const plain = written
    .trim()
    .slice(1, -1)
    .replace(
      /\\([nrtbf()\\])/g,
      (_, escaped: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[escaped] ?? escaped,
    )
  return plain.startsWith('\u00fe\u00ff') ? fromUtf16(Buffer.from(plain.slice(2), 'latin1').toString('hex')) : plain
}

const fromUtf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
