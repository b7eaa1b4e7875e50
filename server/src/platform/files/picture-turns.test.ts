import { setTimeout as sleep } from 'node:timers/promises'
import type { Metadata } from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTurns, decodingMemory, maxPictureMemory, pictureTurns } from './picture-turns.ts'

const settings = { atOnce: 2, memory: 100, waiting: 2, waitingBytes: 1_000, waitMs: 10_000 }

/** Work that ends when it is told to. */
function byHand(turns: ReturnType<typeof createTurns>) {
  const open = new Map<string, () => void>()
  return {
    begin: (name: string, memory: number, more: { held?: number; patient?: boolean } = {}) =>
      turns(
        { memory, held: 10, ...more },
        () =>
          new Promise<string>((resolve) =>
            open.set(name, () => {
              open.delete(name)
              resolve(name)
            }),
          ),
      ),
    atWork: async () => {
      await sleep(1)
      return [...open.keys()]
    },
    end: async (name: string) => {
      open.get(name)?.()
      await sleep(1)
    },
  }
}

describe('pictures', () => {
  test('are worked on by what they take of the memory, in turn; a large one alone', async () => {
    const { begin, atWork, end } = byHand(createTurns({ ...settings, waiting: 9 }))
    for (const [name, memory] of [
      ['a', 40],
      ['b', 50],
      ['c', 40],
      ['large', 300],
      ['d', 10],
    ] as const)
      void begin(name, memory)
    expect(await atWork()).toEqual(['a', 'b'])
    await end('a')
    expect(await atWork()).toEqual(['b', 'c'])
    await end('b')
    expect(await atWork()).toEqual(['c']) // what is small does not overtake
    await end('c')
    expect(await atWork()).toEqual(['large'])
    await end('large')
    expect(await atWork()).toEqual(['d'])
  })

  test('beyond those that may wait are refused at once; a job is not', async () => {
    const { begin, atWork, end } = byHand(createTurns(settings))
    for (const name of ['a', 'b', 'c', 'd']) void begin(name, 40)
    await expect(begin('e', 40)).rejects.toMatchObject({ code: 'busy', retryAfter: 5 })
    void begin('job', 40, { patient: true })
    for (const name of ['a', 'b', 'c', 'd']) await end(name)
    expect(await atWork()).toEqual(['job'])
  })

  test('wait neither with too many bytes nor too long', async () => {
    const { begin, atWork, end } = byHand(createTurns({ ...settings, waitMs: 30 }))
    void begin('a', 100)
    const waits = begin('b', 100, { held: 900 })
    await expect(begin('c', 10, { held: 200 })).rejects.toMatchObject({ code: 'busy' })
    await expect(waits).rejects.toMatchObject({ code: 'busy' })
    await end('a')
    void begin('d', 10)
    expect(await atWork()).toEqual(['d'])
  })

  test('are made room for when one at the head gives up', async () => {
    const { begin, atWork } = byHand(createTurns({ ...settings, waitMs: 30 }))
    void begin('a', 40)
    const large = begin('large', 90)
    void begin('small', 10, { patient: true })
    await expect(large).rejects.toMatchObject({ code: 'busy' })
    expect(await atWork()).toEqual(['a', 'small'])
  })
})

describe('what opening a picture takes', () => {
  const head = (format: string, more: Partial<Metadata> = {}): Metadata =>
    ({
      format,
      width: 4000,
      height: 3000,
      isProgressive: false,
      chromaSubsampling: '4:2:0',
      depth: 'uchar',
      channels: 3,
      ...more,
    }) as Metadata // what is looked at
  const memory = (format: string, more: Partial<Metadata> = {}) => Math.round(decodingMemory(head(format, more)) / 1e6)

  test('grows with what must be held whole: as measured, in MB of 12 megapixels', () => {
    const inPasses = { isProgressive: true }
    expect({
      jpeg: memory('jpeg'),
      progressive: memory('jpeg', inPasses),
      'progressive 4:4:4': memory('jpeg', { ...inPasses, chromaSubsampling: '4:4:4' }),
      png: memory('png'),
      interlaced: memory('png', inPasses),
      'interlaced of 16 bits': memory('png', { ...inPasses, depth: 'ushort', channels: 4 }),
      webp: memory('webp'),
      avif: memory('heif'),
    }).toEqual({
      jpeg: 54,
      progressive: 78,
      'progressive 4:4:4': 114,
      png: 54,
      interlaced: 78,
      'interlaced of 16 bits': 138,
      webp: 90,
      avif: 234,
    })
  })

  test('lets a phone’s picture of any kind in, and none of 40 megapixels that is held several times', () => {
    expect(2 * decodingMemory(head('jpeg'))).toBeLessThan(pictureTurns.memory) // two at once
    for (const format of ['jpeg', 'png', 'webp', 'heif'])
      expect(decodingMemory(head(format))).toBeLessThan(maxPictureMemory)
    expect(decodingMemory(head('jpeg', { width: 7300, height: 5470 }))).toBeLessThan(maxPictureMemory)
    expect(decodingMemory(head('heif', { width: 7300, height: 5470 }))).toBeGreaterThan(maxPictureMemory)
    expect(
      decodingMemory(head('jpeg', { width: 7300, height: 5470, isProgressive: true, chromaSubsampling: '4:4:4' })),
    ).toBeGreaterThan(maxPictureMemory)
  })
})
