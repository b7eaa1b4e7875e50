import type { Metadata } from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { texts } from './messages.ts'

const megabyte = 1024 * 1024

/** What may be worked on, and what may wait for it. Memory in bytes; what alone takes more than `memory` is done alone. */
export type TurnSettings = { atOnce: number; memory: number; waiting: number; waitingBytes: number; waitMs: number }

/** No picture may take more. */
export const maxPictureMemory = 240 * megabyte

/** Of one process: a server of 512 MB lives through any pictures sent at once. */
export const pictureTurns = {
  atOnce: 2,
  memory: 130 * megabyte,
  waiting: 24,
  waitingBytes: 48 * megabyte,
  waitMs: 30_000,
} satisfies TurnSettings

/** `memory`: what the work takes. `held`: what is held while it waits. `patient`: waits as long as it takes and is never refused; for jobs, which come one by one. */
export type TurnCost = { memory: number; held: number; patient?: boolean }

type Turns = { <T>(cost: TurnCost, work: () => Promise<T>): Promise<T> }

/** Work in turn, first come, first served. What alone takes more than the memory is done alone. @throws AppError `busy` when too much waits already, or after waiting too long */
export function createTurns({ atOnce, memory, waiting, waitingBytes, waitMs }: TurnSettings): Turns {
  let running = 0
  let taken = 0
  const queue: { cost: TurnCost; begin: () => void }[] = []

  return async (cost, work) => {
    await take(cost)
    try {
      return await work()
    } finally {
      running--
      taken -= cost.memory
      beginNext()
    }
  }

  function take(cost: TurnCost): Promise<void> {
    if (queue.length === 0 && fits(cost)) {
      enter(cost)
      return Promise.resolve()
    }
    const held = queue.reduce((sum, { cost: { held: bytes } }) => sum + bytes, 0)
    if (!cost.patient && (queue.length >= waiting || held + cost.held > waitingBytes)) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const timer = cost.patient
        ? undefined
        : setTimeout(() => {
            queue.splice(queue.indexOf(entry), 1)
            reject(busy())
            beginNext() // a large one at the head may have kept smaller ones waiting
          }, waitMs)
      const entry = {
        cost,
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      queue.push(entry)
    })
  }

  function beginNext(): void {
    for (let next = queue[0]; next && fits(next.cost); next = queue[0]) {
      queue.shift()
      enter(next.cost)
      next.begin()
    }
  }

  function fits(cost: TurnCost): boolean {
    return running === 0 || (running < atOnce && taken + cost.memory <= memory)
  }

  function enter(cost: TurnCost): void {
    running++
    taken += cost.memory
  }
}

const busy = () => new AppError('busy', texts.tooManyPictures, { retryAfter: 5 })

/** Drawing narrower ones, and what the allocator keeps. */
const baseMemory = 40 * megabyte

/**
 * What opening a picture takes at most, in bytes, from its head alone. Measured with sharp 0.35 on pictures of 12 and 40 megapixels: what is read
 * line by line takes next to nothing, what comes in several passes is held whole, and AVIF several times over.
 */
export function decodingMemory({
  format,
  width,
  height,
  isProgressive,
  chromaSubsampling,
  depth,
  channels,
}: Metadata): number {
  const perPixel = () => {
    if (format === 'jpeg') return !isProgressive ? 1 : chromaSubsampling === '4:2:0' ? 3 : 6
    if (format === 'png') return !isProgressive ? 1 : channels * (depth === 'ushort' ? 2 : 1)
    if (format === 'webp') return 4
    return 16
  }
  return baseMemory + width * height * perPixel()
}
