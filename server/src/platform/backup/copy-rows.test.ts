import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyIn, copyOut } from './copy-rows.ts'

let client: Client
beforeAll(async () => {
  client = new Client(inject('testServer').address)
  await client.connect()
  await client.query('create temp table copied (id integer, words text)')
})
afterAll(() => client.end())

async function readAll(text: string, pauseMs = 0): Promise<{ bytes: number; rows: number }> {
  const out = copyOut(client, text)
  let bytes = 0
  if (pauseMs > 0) await sleep(pauseMs) // a copy that fails before somebody reads would be nobody’s error
  for await (const piece of out) bytes += (piece as Buffer).length // no encoding was set
  return { bytes, rows: out.rows }
}

// The reader begins late, so what arrived meanwhile holds the connection back; the connection must go on at the end of every size.
test.each([0, 1, 60, 63, 64, 65, 128, 191, 255, 256, 257, 300, 320, 2_000])(
  '%i kB pass through, and the connection answers afterwards',
  async (kilobytes) => {
    const { bytes, rows } = await readAll(
      `copy (select repeat('x', 1023) from generate_series(1, ${kilobytes})) to stdout`,
      30,
    )
    expect([bytes, rows]).toEqual([kilobytes * 1024, kilobytes])
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  },
  5_000,
)

test('what went out comes in again, whatever its characters', async () => {
  const words = ['', 'a\tb', 'c\\d', 'e\nf', '\\N', 'Kopi O 咖啡 ☕']
  await client.query(
    'insert into copied select ordinality, word from unnest($1::text[]) with ordinality as given (word)',
    [words],
  )
  const rows = copyOut(client, 'copy copied to stdout')
  const saved: Buffer[] = await rows.toArray()
  await client.query('truncate copied')
  expect(await copyIn(client, 'copy copied from stdin', pieces(saved))).toBe(words.length)
  expect(
    (await client.query<{ words: string }>('select words from copied order by id')).rows.map((row) => row.words),
  ).toEqual(words)
})

test('many pieces leave nothing behind on the connection', async () => {
  const { stream } = client.connection
  const before = stream.listenerCount('close') + stream.listenerCount('error') + stream.listenerCount('drain')
  const rows = Buffer.from(`1\t${'x'.repeat(1_000)}\n`.repeat(1_000))
  expect(await copyIn(client, 'copy copied from stdin', pieces(Array.from({ length: 40 }, () => rows)))).toBe(40_000)
  expect(stream.listenerCount('close') + stream.listenerCount('error') + stream.listenerCount('drain')).toBe(before)
})

test('refusals of either side end the copy and nothing else', async () => {
  await expect(readAll('copy (select 1 / 0) to stdout')).rejects.toThrow('division by zero')
  await expect(copyIn(client, 'copy copied from stdin', pieces([Buffer.from('no number\tx\n')]))).rejects.toThrow(
    'invalid input syntax',
  )
  await expect(copyIn(client, 'copy copied from stdin', broken())).rejects.toThrow('the disk is gone')
  await expect(copyIn(client, 'copy nowhere from stdin', pieces([]))).rejects.toThrow('does not exist')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

async function* pieces(list: Buffer[]): AsyncGenerator<Buffer> {
  yield* list
}

// eslint-disable-next-line require-yield -- it fails before the first piece
async function* broken(): AsyncGenerator<Buffer> {
  throw new Error('the disk is gone')
}
