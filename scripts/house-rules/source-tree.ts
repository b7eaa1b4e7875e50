import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export type SourceFile = { path: string; text: string; ast: ts.SourceFile }

const folders = ['domain', 'contracts', 'server', 'web', 'scripts', 'e2e', 'bench', 'proofs']
const skipped = new Set(['node_modules', 'dist', 'test-results', '.data', '.cache'])
const isSource = /\.(ts|tsx|mts|mjs|js|css)$/

/** Every source file of the repository, parsed. Paths are relative to the root, with forward slashes. */
export function readSourceTree(root: string): SourceFile[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
}

export function parse(path: string, text: string): SourceFile {
  return { path, text, ast: ts.createSourceFile(path, path.endsWith('.css') ? '' : text, ts.ScriptTarget.Latest, true) }
}

/** The 1-based lines of the nodes for which `matches` is true. */
export function linesWhere(file: SourceFile, matches: (node: ts.Node) => boolean): number[] {
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (matches(node)) lines.push(file.ast.getLineAndCharacterOfPosition(node.getStart(file.ast)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(file.ast)
  return lines
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /(^|\/)test-[^/]+\//.test(path)
export const inRooms = (path: string) => /^(domain|contracts|server|web)\//.test(path)

export function listFiles(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return isSource.test(path) ? [path] : []
  return readdirSync(join(root, path))
    .filter((name) => !skipped.has(name))
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}
