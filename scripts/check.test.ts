import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gate, GateResult } from './gates/gate.ts'
import { houseGate } from './gates/house.ts'
import { wallsGate } from './gates/import-walls.ts'
import { formatGate } from './gates/format.ts'
import { lintGate } from './gates/lint.ts'
import { plantTree } from './gates/planted-tree.ts'
import { runGates } from './gates/run-gates.ts'
import { checkTypes } from './gates/types.ts'
import { checkBundle, messagesGate } from './gates/web-output.ts'

// Each gate whole, as `npm run check` runs it; rule by rule they are shown breaches in house-rules.test.ts and gates/*.test.ts.
const repository = join(import.meta.dirname, '..')
const copy = (name: string) => readFileSync(join(repository, name), 'utf8')
const planted: { remove: () => void }[] = []
afterAll(() => planted.forEach(({ remove }) => remove()))

function plant(files: Record<string, string>): string {
  const tree = plantTree(files, ['zod'])
  planted.push(tree)
  return tree.root
}

describe('types', () => {
  const withConfigs = (text: string) =>
    plant({
      'tsconfig.base.json': copy('tsconfig.base.json'),
      'domain/tsconfig.json': copy('domain/tsconfig.json'),
      'domain/src/a.ts': text,
    })

  it('are red for a wrong type', async () => {
    const { ok, output } = await checkTypes(withConfigs("export const sen: number = '12.30'\n"), 'domain')
    expect({ ok, output }).toEqual({
      ok: false,
      output: expect.stringContaining('domain/src/a.ts(1,14): error TS2322'),
    })
  })

  it('are red for syntax Node cannot strip', async () => {
    const { ok, output } = await checkTypes(withConfigs('export enum Area { Guest }\n'), 'domain')
    expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('TS1294') })
  })

  it('are green for a right one', async () => {
    expect(await checkTypes(withConfigs('export const sen: number = 1230\n'), 'domain')).toMatchObject({ ok: true })
  })
})

describe('format', () => {
  const config = () => ({ '.oxfmtrc.json': copy('.oxfmtrc.json') })

  it('is red for lines beyond 120 columns and names the file', async () => {
    const long = `export const sum = (${Array.from({ length: 20 }, (_, n) => `summand${n}: number`).join(', ')}) => summand0\n`
    expect(await formatGate.run(plant({ ...config(), 'domain/src/a.ts': long }))).toEqual({
      ok: false,
      output: expect.stringContaining('domain/src/a.ts'),
    })
  })

  it('is green for a formatted tree', async () => {
    const tree = plant({ ...config(), 'domain/src/a.ts': 'export const a = 1\n' })
    expect(await formatGate.run(tree)).toMatchObject({ ok: true })
  })
})

describe('lint', () => {
  const breaches: [rule: string, path: string, text: string][] = [
    ['no-default-export', 'web/src/features/orders/list.tsx', 'export default function List() { return null }\n'],
    ['no-explicit-any', 'server/src/app.ts', 'export const a = (b: any) => b\n'],
    ['no-console', 'server/src/features/orders/orders/routes.ts', "console.log('here')\nexport const a = 1\n"],
    ['no-console', 'web/src/lib/http.ts', "console.log('here')\nexport const a = 1\n"],
    [
      'rules-of-hooks',
      'web/src/ui/menu.tsx',
      "import { useState } from 'react'\nexport function Menu({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
    ],
    [
      'exhaustive-deps',
      'web/src/ui/timer.tsx',
      "import { useEffect } from 'react'\nexport function Timer({ at }: { at: number }) {\n  useEffect(() => { document.title = String(at) }, [])\n  return null\n}\n",
    ],
    ['no-cycle', 'domain/src/cycle/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n"],
    [
      'no-danger',
      'web/src/ui/rich.tsx',
      'export const Rich = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
    ],
    ['no-barrel-file', 'web/src/ui/all.ts', "export * from './menu.tsx'\n"],
    [
      'no-import-type-side-effects',
      'web/src/pages/public/order.ts',
      "import { type Order } from '@kedai/contracts/orders.ts'\nexport type A = Order\n",
    ],
    ['no-focused-tests', 'domain/src/money/sen.test.ts', "import { it } from 'vitest'\nit.only('a', () => {})\n"],
    ['expect-expect', 'domain/src/money/idle.test.ts', "import { it } from 'vitest'\nit('passes always', () => {})\n"],
    ['ban-ts-comment', 'server/src/main.ts', '// @ts-ignore\nexport const a: string = 1\n'],
  ]
  const fine = {
    'web/src/pages/public/item.tsx': 'export default function Item() { return null }\n',
    'scripts/tell.ts': "console.log('here')\n",
    'web/src/content/rich.tsx':
      'export const Rich = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
    'web/src/lib/csrf.ts': "console.error('the CSRF token was not found')\nexport const a = 1\n",
    'domain/src/money/law.test.ts':
      "import fc from 'fast-check'\nimport { it } from 'vitest'\nit('holds', () => { fc.assert(fc.property(fc.nat(), (n) => n >= 0)) })\nit('refuses', () => { expectRefused(1) })\nfunction expectRefused(n: number) { if (n < 0) throw new Error() }\n",
    'domain/src/cycle/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n", // closes the cycle of a.ts, and is named too
  }
  let result: GateResult = { ok: true, output: '' }
  beforeAll(async () => {
    const files = Object.fromEntries(breaches.map(([, path, text]) => [path, text]))
    result = await lintGate.run(plant({ '.oxlintrc.json': copy('.oxlintrc.json'), ...files, ...fine }))
  })

  it('is red', () => expect(result.ok).toBe(false))

  it.each(breaches)('sees %s in %s', (rule, path) => {
    const lines = result.output.split('\n').filter((line) => line.startsWith(`${path}:`))
    expect(lines.join('\n')).toContain(`(${rule})`)
  })

  it.each(Object.keys(fine).filter((path) => !path.includes('cycle')))('leaves alone %s', (path) => {
    expect(result.output).not.toContain(path)
  })

  it('is green for a clean tree', async () => {
    const clean = plant({ '.oxlintrc.json': copy('.oxlintrc.json'), 'domain/src/a.ts': 'export const a = 1\n' })
    expect(await lintGate.run(clean)).toMatchObject({ ok: true })
  })
})

describe.each<[Gate, Record<string, string>, Record<string, string>]>([
  [
    wallsGate,
    { 'domain/src/a.ts': "import { z } from 'zod'\nexport const a = z\n" },
    { 'domain/src/a.ts': 'export const a = 1\n' },
  ],
  [houseGate, { 'domain/src/a.ts': 'export const a = Math.random()\n' }, { 'domain/src/a.ts': 'export const a = 1\n' }],
  [messagesGate, {}, { 'web/scripts/check-messages.ts': 'console.log("complete")\n' }],
  [
    messagesGate,
    { 'web/scripts/check-messages.ts': "console.log('one missing')\nprocess.exit(1)\n" },
    { 'web/scripts/check-messages.ts': "console.log('complete')\n" },
  ],
  [
    { name: 'bundle budget', run: checkBundle },
    { 'web/src/bundle-budget.ts': 'export const limit = 115\n' },
    { 'web/src/bundle-budget.ts': "console.log('90 kB of 115')\n" },
  ],
])('$name', (gate, bad, good) => {
  it('is red for a breach', async () =>
    expect(await gate.run(plant(bad))).toMatchObject({ ok: false, output: expect.stringMatching(/\S/) }))
  it('is green without', async () => expect(await gate.run(plant(good))).toMatchObject({ ok: true }))
})

describe('the report', () => {
  const gate = (name: string, ok: boolean): Gate => ({ name, run: async () => ({ ok, output: `${name} said this` }) })

  it('shows the output of red gates only, and one line for each', async () => {
    const { ok, report } = await runGates('.', [gate('one', true), gate('two', false)], 2)
    expect(ok).toBe(false)
    expect(report).toContain('two said this')
    expect(report).not.toContain('one said this')
    expect(report).toMatch(/one · +\d+\.\d s · ok\ntwo · +\d+\.\d s · RED$/)
  })

  it('is red when a gate itself breaks', async () => {
    const broken: Gate = {
      name: 'broken',
      run: async () => {
        throw new Error('no such tool')
      },
    }
    expect(await runGates('.', [gate('one', true), broken], 1)).toMatchObject({
      ok: false,
      report: expect.stringContaining('no such tool'),
    })
  })
})
