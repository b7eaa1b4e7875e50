import ts from 'typescript'
import type { HouseRule } from './rule.ts'
import { inRooms, isTest, linesWhere } from './source-tree.ts'

const queryStarts = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const mayQuery = /^server\/src\/(platform\/|features\/[^/]+\/[^/]+\/queries(\.ts$|\/))/

export const shapeRules: readonly HouseRule[] = [
  {
    name: 'export-star',
    instead: 'name what is exported, where it is made',
    appliesTo: () => true,
    find: (file) =>
      linesWhere(
        file,
        (node) => ts.isExportDeclaration(node) && (!node.exportClause || ts.isNamespaceExport(node.exportClause)),
      ),
  },
  {
    name: 'barrel',
    instead: 'import from the file that makes it',
    appliesTo: inRooms,
    find: ({ ast }) =>
      ast.statements.some(isReExport) && ast.statements.every((one) => isReExport(one) || ts.isImportDeclaration(one))
        ? [1]
        : [],
  },
  {
    name: 'query-outside-queries',
    instead: "move the statement to the feature's queries.ts and call it by name",
    appliesTo: (path) => path.startsWith('server/') && !mayQuery.test(path) && !isTest(path),
    find: (file) => linesWhere(file, (node) => startsAQuery(node) || isSqlText(node)),
  },
]

const isReExport = (node: ts.Node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined

function startsAQuery(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const called = node.expression
  if (ts.isPropertyAccessExpression(called)) return queryStarts.has(called.name.text)
  return ts.isIdentifier(called) && called.text === 'rawQuery'
}

// sql`…`, sql<T>`…`, sql.raw(…)
function isSqlText(node: ts.Node): boolean {
  const tag = ts.isTaggedTemplateExpression(node)
    ? node.tag
    : ts.isPropertyAccessExpression(node) && node.name.text === 'raw'
      ? node.expression
      : undefined
  return tag !== undefined && ts.isIdentifier(tag) && tag.text === 'sql'
}
