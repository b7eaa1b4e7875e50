import { WorkbookTooLarge, workbookLimits } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import type { XmlReader } from './parse-xml.ts'
import type { Parts } from './unpack.ts'

/** The texts that cells point at by their number. */
export async function sharedStrings(parts: Parts, path: string | null): Promise<string[]> {
  if (path === null || !parts.has(path)) return []
  const strings: string[] = []
  const text = richText()
  let characters = 0
  await parseXml(await parts.open(path), {
    ...text.reader,
    close(name) {
      text.reader.close(name)
      if (name !== 'si') return
      const found = text.take()
      characters += found.length
      strings.push(found)
      if (strings.length > workbookLimits.strings || characters > workbookLimits.stringCharacters)
        throw new WorkbookTooLarge('shared texts')
    },
  })
  return strings
}

/** A text in one or several runs; how it is read aloud, which East Asian files add, is left out. */
export function richText(): { reader: Required<XmlReader>; take: () => string } {
  let found = ''
  let inText = false
  let aloud = false
  return {
    reader: {
      open(name) {
        if (name === 't') inText = true
        if (name === 'rPh') aloud = true
      },
      close(name) {
        if (name === 't') inText = false
        if (name === 'rPh') aloud = false
      },
      text(text) {
        if (inText && !aloud) found += text
        if (found.length > workbookLimits.text) throw new WorkbookTooLarge('characters of one text')
      },
    },
    take: () => {
      const text = unescaped(found)
      found = ''
      return text
    },
  }
}

/** Signs that XML cannot hold are written as _x000D_ (ECMA-376 part 1, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
