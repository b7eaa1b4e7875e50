import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { WorkbookTooLarge, workbookLimits } from './limits.ts'

/** Elements by their names without a prefix, as writers of workbooks choose their own. */
export type XmlReader = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Parses XML as it comes, piece by piece. Entities of its own are not known.
 * @throws Error where it is not well-formed; WorkbookTooLarge for depth, attributes and texts without end
 */
export async function parseXml(source: Readable, { open, close, text }: XmlReader): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let depth = 0
  let attributeCount = 0
  let silence = 0 // characters since the parser last reported something: it holds them all
  parser.on('opentagstart', () => {
    attributeCount = 0
  })
  parser.on('attribute', () => {
    if (++attributeCount > workbookLimits.attributes) throw new WorkbookTooLarge('attributes of one element')
  })
  parser.on('opentag', ({ name, attributes }) => {
    silence = 0
    if (++depth > workbookLimits.depth) throw new WorkbookTooLarge('elements inside of each other')
    open?.(withoutPrefix(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    silence = 0
    depth--
    close?.(withoutPrefix(name))
  })
  const onText = (found: string) => {
    if (found.length > workbookLimits.text) throw new WorkbookTooLarge('characters of one text')
    text?.(found)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  // saxes throws what is wrong only where nobody listens to it.
  for await (const piece of source.setEncoding('utf8')) {
    const characters = String(piece)
    silence += characters.length
    parser.write(characters)
    if (silence > workbookLimits.text) throw new WorkbookTooLarge('characters without an element')
  }
  parser.close()
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
