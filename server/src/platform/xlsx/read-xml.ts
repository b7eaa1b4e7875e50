import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'

/** Elements by their names without a prefix, as writers of workbooks choose their own. */
export type XmlReader = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Reads XML as it comes, piece by piece, so that others are served in between. Entities of its own are not known. @throws Error where it is not well-formed */
export async function readXml(source: Readable, { open, close, text }: XmlReader): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  if (open) parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), attributes))
  if (close) parser.on('closetag', ({ name }) => close(withoutPrefix(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  // saxes throws what is wrong only where nobody listens to it.
  for await (const piece of source.setEncoding('utf8')) parser.write(String(piece))
  parser.close()
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
