import { afterAll, describe, expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { parseTable } from '../csv/parse-table.ts'
import { readRows } from '../csv/table.fixture.ts'
import { PoolFull } from '../threads/thread-pool.ts'
import { OutOfMemory, TookTooLong, startWorkerThread } from '../threads/worker-thread.ts'
import { xlsxOf } from '../xlsx/xlsx.fixture.ts'
import { createFileParser } from './file-parser.ts'
import type { FileParser } from './file-parser.ts'
import { hostileFiles } from './hostile.fixture.ts'

const limits = { rows: 20_000, columns: 100, cells: 1_000_000, cell: 20_000, field: 'file' }

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? error.text.en : error),
  )

describe('files made to take long', () => {
  // The processor's time, as others work on the machine too. The algorithms alone: proofs/hostile-files.test.ts tries all of them on a server.
  test.each(hostileFiles.filter(({ isLarge = false }) => !isLarge))('$name: read or refused soon', async ({ make }) => {
    const file = make()
    expect(file.length).toBeLessThanOrEqual(8 * 1024 * 1024)
    const before = process.cpuUsage()
    const refusal = await refusalOf(parseTable(file, limits))
    const { user, system } = process.cpuUsage(before)
    expect(refusal).toBeTypeOf('string')
    expect((user + system) / 1e6).toBeLessThan(3)
  })
})

describe('a parser', () => {
  const parser = createFileParser()
  afterAll(() => parser.close())

  test('gives the table and refuses with the field, in words', async () => {
    const { header, count, batches } = await parser.readTable(Buffer.from('title,price\nMug,25\n\nTudung,9\n'), limits)
    expect([header, count]).toEqual([['title', 'price'], 2])
    expect(readRows({ header, count, batches }).rows).toEqual([
      { line: 2, cells: ['Mug', '25'] },
      { line: 4, cells: ['Tudung', '9'] },
    ])
    expect(readRows(await parser.readTable(xlsxOf([['title'], ['Mug']]), limits)).rows).toEqual([
      { line: 2, cells: ['Mug'] },
    ])
    await expect(parser.readTable(Buffer.from('title\nx\ny\n'), { ...limits, rows: 1 })).rejects.toMatchObject({
      code: 'invalid',
      params: { rows: 1 },
      fields: { file: [{ en: expect.stringMatching(/more than/) }] },
    })
  })

  test('keeps no half of a surrogate pair and no NUL', async () => {
    expect(readRows(await parser.readTable(xlsxOf([['ti_xD800_tle'], ['a_xDC00_b_x0000_c']]), limits))).toEqual({
      header: ['ti\uFFFDtle'],
      rows: [{ line: 2, cells: ['a\uFFFDbc'] }],
    })
  })
})

describe('the walls around it', () => {
  const script = (code: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`const { parentPort } = process.getBuiltinModule("worker_threads"); parentPort.postMessage("ready"); parentPort.on("message", () => { ${code} })`)}`,
    )
  const start = (code: string) =>
    startWorkerThread<null, null>(script(code), { resourceLimits: { maxOldGenerationSizeMb: 32 } })

  test('end a thread that takes too much of the processor, in the middle of a loop or a pattern', async () => {
    for (const code of ['for (;;);', '/(a+)+$/.test("a".repeat(60) + "b")']) {
      const thread = start(code)
      await expect(thread.run(null, { timeoutMs: 60_000, cpuMs: 200 })).rejects.toBeInstanceOf(TookTooLong)
      expect(thread.isGone()).toBe(true)
    }
  })

  test('end one that waits for ever, and one that takes too much memory; the server goes on', async () => {
    await expect(start('').run(null, { timeoutMs: 300, cpuMs: 60_000 })).rejects.toBeInstanceOf(TookTooLong)
    await expect(
      start('const all = []; for (;;) all.push({ at: all.length })').run(null, { timeoutMs: 60_000 }),
    ).rejects.toBeInstanceOf(OutOfMemory)
  })

  test.each<[Error, object]>([
    [new PoolFull('full'), { code: 'busy', retryAfter: 5 }],
    [new TookTooLong('slow'), { code: 'invalid', message: expect.stringMatching(/took too long/) }],
    [new OutOfMemory('large'), { code: 'invalid', message: expect.stringMatching(/too large/) }],
  ])('are told in words: %s', async (problem, refusal) => {
    await expect(brokenBy(problem).readTable(Buffer.from('a'), limits)).rejects.toMatchObject(refusal)
  })

  test('a picture that takes too long has no code that can be made out', async () => {
    expect(await brokenBy(new TookTooLong('slow')).readQr([])).toBeNull()
  })

  const brokenBy = (problem: Error): FileParser =>
    createFileParser({ pool: { run: () => Promise.reject(problem), close: async () => undefined } })
})
