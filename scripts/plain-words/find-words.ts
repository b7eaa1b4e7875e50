import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isTest, listFiles } from '../house-rules/source-tree.ts'
import { plainWords } from './words.ts'

export type Kind = keyof typeof plainWords
/** Where one is: `path:line text`. */
export type Finds = Record<Kind, string[]>

/** Every place of a word that has to be learned. */
export function findWords(root: string): Finds {
  const files = ['domain', 'contracts', 'server', 'web']
    .flatMap((room) => listFiles(root, `${room}/src`))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !/\.(fixture|generated)\./.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return {
    messages: [...messagesOfPages(root), ...files.flatMap(messagesOf)].filter((place) => isRiddle(place.text)).map(say),
    comments: files
      .flatMap(commentsOf)
      .filter(({ text }) => plainWords.comments.pattern.test(text))
      .map(say),
    locals: files.flatMap(localsOf).map(say),
  }
}

type Place = { path: string; line: number; text: string }
const say = ({ path, line, text }: Place) => `${path}:${line} ${text}`

const { pattern, fine } = plainWords.messages
const isRiddle = (text: string) => pattern.test(text) && !(fine as ReadonlySet<string>).has(text)

/** English ids of the browser's catalogues. */
function messagesOfPages(root: string): Place[] {
  const folder = 'web/src/locales'
  const catalogues = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return catalogues
    .filter((name) => /(^|[/\\])en\.po$/.test(name))
    .flatMap((name) => {
      const path = `${folder}/${name.replaceAll('\\', '/')}`
      return linesOf(readFileSync(join(root, path), 'utf8')).flatMap(({ line, text }) => {
        const id = /^msgid "(.+)"$/.exec(text)?.[1]
        return id === undefined ? [] : [{ path, line, text: id }]
      })
    })
}

/** `en` of the server's messages. */
function messagesOf({ path, text }: { path: string; text: string }): Place[] {
  if (!path.startsWith('server/') && !path.startsWith('domain/')) return []
  return linesOf(text).flatMap(({ line, text: code }) => {
    const [, single, double] = /\ben: (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/.exec(code) ?? []
    const message = single ?? double
    return message === undefined ? [] : [{ path, line, text: message }]
  })
}

function commentsOf({ path, text }: { path: string; text: string }): Place[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text)
  const comments: Place[] = []
  const add = (from: number, to: number) =>
    comments.push({ path, line: text.slice(0, from).split('\n').length, text: text.slice(from, to) })
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia)
      add(scanner.getTokenStart(), scanner.getTokenEnd())
  return comments
}

const localsOf = ({ path, text }: { path: string; text: string }): Place[] =>
  linesOf(text).flatMap(({ line, text: code }) =>
    [...code.matchAll(plainWords.locals.pattern)].map(([match]) => ({ path, line, text: match })),
  )

const linesOf = (text: string) => text.split('\n').map((line, at) => ({ line: at + 1, text: line }))
