import ts from 'typescript'
import { areaNames } from '../../domain/src/carts/areas.ts'
import { productTypeNames } from '../../domain/src/product-types/product-types.ts'
import { isBuiltPattern, isOpenPattern } from './open-patterns.ts'
import type { HouseRule } from './rule.ts'
import { inRooms, isTest, linesWhere } from './source-tree.ts'

const productTypes: ReadonlySet<string> = new Set(productTypeNames)
const areas: ReadonlySet<string> = new Set(areaNames)
// Where the text of uploaded tables is read.
const parsesUploads =
  /^(server\/src\/platform\/(csv|xlsx|parsing)|server\/src\/features\/sell\/product-csv|domain\/src\/product-csv)\/|^domain\/src\/text\/spreadsheet-/

// What gives back claims, and who may: claims themselves, the engine, holders that are no order (offers, vouchers), and an order
// that is refused, which is rolled back.
const claimsGivenBack: ReadonlySet<string> = new Set(['giveUpParts', 'shrinkClaims', 'releaseClaims'])
const givesBack =
  /^server\/src\/features\/(sell\/claims\/|orders\/orders\/actions\/give-up\.ts|sell\/tickets\/actions\/offer-places\.ts|sell\/checkout\/actions\/place-basket\.ts|money\/vouchers\/actions\/move-voucher\.ts)/

// The columns of a hold, and who may name them as what is written: the one writer, and what only tells them.
const writesHolds = /^server\/src\/features\/orders\/orders\/(queries\/save-order\.ts|present\/)/
const holdColumns: ReadonlySet<string> = new Set(['hold_expires_at', 'hold_kind', 'hold_minutes', 'hold_from'])
const setsHoldInSql = /\bset\b[^;]{0,400}\bhold_(?:expires_at|kind|minutes|from)\s*=/i

const inQuarter = /^server\/src\/features\/(growth|money|operate|orders|resellers|sell|shop)\/[a-z-]+\/[^/]/

const ownWords = /^(most|fewest|least)[A-Z]|^until[A-Z]|^make(Old|Stale)$|[pP]atience(Ms)?$|^kept(Answers|Pages)$/

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

export const meaningRules: readonly HouseRule[] = [
  {
    name: 'environment-outside-config',
    instead: 'read it in server/src/platform/config/config.ts and pass the value',
    appliesTo: (path) =>
      inRooms(path) && !/^server\/src\/platform\/config\/(config|places)\.ts$/.test(path) && !isTest(path),
    find: (file) => linesWhere(file, (node) => isMember(node, 'process', ['env'])),
  },
  {
    name: 'feature-outside-a-quarter',
    instead: 'a feature is a folder of growth, money, operate, orders, resellers, sell or shop (docs/ARCHITECTURE.md)',
    appliesTo: (path) => path.startsWith('server/src/features/'),
    find: ({ path }) => (inQuarter.test(path) ? [] : [1]),
  },
  {
    name: 'address-outside-who-asks',
    instead:
      'count by networkOfRequest and show addressOfRequest of server/src/platform/http/who-asks.ts: one line of IPv6 has many addresses',
    appliesTo: (path) =>
      path.startsWith('server/src/') && path !== 'server/src/platform/http/who-asks.ts' && !isTest(path),
    find: (file) =>
      linesWhere(
        file,
        (node) =>
          isMember(node, 'request', ['ip', 'ips']) ||
          // taken out of a request by its name
          (ts.isBindingElement(node) &&
            (node.propertyName ?? node.name).getText() === 'ip' &&
            /\b(request|AnyRequest|FastifyRequest)\b/.test(node.parent.parent.getText().split('=>')[0] ?? '')),
      ),
  },
  {
    name: 'decimals-outside-money',
    instead: 'use the parsing and formatting of domain/src/money',
    appliesTo: (path) => inRooms(path) && !path.startsWith('domain/src/money/'),
    find: (file) => linesWhere(file, (node) => isNamed(node, 'parseFloat') || isNamed(node, 'toFixed')),
  },
  {
    name: 'clock-or-chance-in-domain',
    instead: 'take `now`, or the chosen value, as an argument',
    appliesTo: (path) => path.startsWith('domain/src/'),
    find: (file) =>
      linesWhere(
        file,
        (node) =>
          isNewDateOfNow(node) ||
          isMember(node, 'Date', ['now']) ||
          isMember(node, 'Math', ['random']) ||
          isMember(node, 'performance', ['now']) ||
          isMember(node, 'crypto', ['randomUUID', 'getRandomValues']),
      ),
  },
  {
    name: 'comparison-with-a-product-type',
    instead: 'add a column to the table in domain/src/product-types and read that, or an entry to a registry',
    appliesTo: (path) => inRooms(path) && !/(^|\/)product-types?\//.test(path) && !isTest(path),
    find: (file) => linesWhere(file, (node) => comparesWith(node, productTypes)),
  },
  {
    name: 'gives-back-elsewhere',
    instead:
      'call server/src/features/orders/orders/actions/give-up.ts: it is the one way out of a sale (decision 0028)',
    appliesTo: (path) => path.startsWith('server/src/') && !givesBack.test(path) && !isTest(path),
    find: (file) => linesWhere(file, (node) => ts.isIdentifier(node) && claimsGivenBack.has(node.text)),
  },
  {
    name: 'hold-set-elsewhere',
    instead:
      'give `hold` to saveOrder or settleOrder: domain/src/payments/deadline.ts alone computes a deadline, with its bound',
    appliesTo: (path) => path.startsWith('server/src/features/') && !writesHolds.test(path) && !isTest(path),
    find: (file) => linesWhere(file, setsHold),
  },
  {
    name: 'own-word-for-plumbing',
    instead: "use the field's word: max, min, cache, invalidate, waitUntil, timeout, retry, debounce",
    appliesTo: () => true,
    find: (file) => linesWhere(file, declaresOwnWord),
  },
  {
    name: 'comparison-with-an-area',
    instead: 'add a column to the table in domain/src/carts/areas.ts and read that',
    appliesTo: (path) => inRooms(path) && path !== 'domain/src/carts/areas.ts',
    find: (file) => linesWhere(file, (node) => comparesWith(node, areas)),
  },
  {
    name: 'pattern-that-may-take-long',
    instead:
      "begin it with ^, bound its repetitions ({1,20}), or look at one character after another: the text is a stranger's",
    appliesTo: (path) => parsesUploads.test(path) && !isTest(path),
    find: (file) =>
      linesWhere(
        file,
        (node) => isBuiltPattern(node) || (ts.isRegularExpressionLiteral(node) && isOpenPattern(node.text)),
      ),
  },
  {
    name: 'plural-without-a-language',
    instead: 'write it inside t`…` of useLingui: alone it asks a catalogue that nobody has loaded',
    appliesTo: (path) => path.startsWith('web/src/'),
    find: (file) => linesWhere(file, isLonePlural),
  },
]

// `{ hold_expires_at: … }`, or an update in SQL. What a seller wishes for a method (`hold_minutes` of payment_methods) is no hold.
function setsHold(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return setsHoldInSql.test(node.getText())
  return (
    ts.isPropertyAssignment(node) &&
    (ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name)) &&
    holdColumns.has(node.name.text) &&
    ts.isObjectLiteralExpression(node.parent) &&
    (node.name.text !== 'hold_minutes' || node.parent.properties.some((other) => other.name?.getText() === 'hold_kind'))
  )
}

// `plural(…)` of the macros, outside of a template.
const isLonePlural = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'plural' &&
  !ts.isTemplateSpan(node.parent)

function comparesWith(node: ts.Node, names: ReadonlySet<string>): boolean {
  const isName = (part: ts.Node) => ts.isStringLiteralLike(part) && names.has(part.text)
  if (ts.isCaseClause(node)) return isName(node.expression)
  return (
    ts.isBinaryExpression(node) && equality.has(node.operatorToken.kind) && (isName(node.left) || isName(node.right))
  )
}

function isNewDateOfNow(node: ts.Node): boolean {
  return (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'Date' &&
    !node.arguments?.length
  )
}

// `object.name` and `object['name']`, also below globalThis.
function isMember(node: ts.Node, object: string, names: readonly string[]): boolean {
  const name = memberName(node)
  if (name === undefined || !names.includes(name)) return false
  const owner = (node as ts.PropertyAccessExpression | ts.ElementAccessExpression).expression // memberName is given for these two only
  return (ts.isIdentifier(owner) && owner.text === object) || memberName(owner) === object
}

const isNamed = (node: ts.Node, name: string) =>
  memberName(node) === name || (ts.isIdentifier(node) && node.text === name && ts.isCallExpression(node.parent))

function memberName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
    ? node.argumentExpression.text
    : undefined
}

function declaresOwnWord(node: ts.Node): boolean {
  const isDeclared =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node)
  return isDeclared && node.name !== undefined && ts.isIdentifier(node.name) && ownWords.test(node.name.text)
}
