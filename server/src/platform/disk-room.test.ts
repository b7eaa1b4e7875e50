import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findDiskRoom, lowRoom, watchDiskRoom } from './disk-room.ts'

test('the room of a folder is known, and of none is not', async () => {
  const room = await findDiskRoom(import.meta.dirname)
  expect(room?.size).toBeGreaterThan(room?.free ?? Infinity)
  expect(await findDiskRoom('/no/such/folder')).toBeNull()
})

test('low room is told of once, again after a while, and anew when it had been enough meanwhile', async () => {
  let free = lowRoom
  const told: number[] = []
  const end = watchDiskRoom({
    find: async () => ({ free, size: 4 * lowRoom }),
    warn: ({ freeBytes }) => void told.push(freeBytes),
    everyMs: 10,
    againMs: 60_000,
  })
  await sleep(50)
  expect(told).toEqual([])
  free = 5
  await expect.poll(() => told).toEqual([5])
  await sleep(50)
  expect(told).toEqual([5])
  free = lowRoom
  await sleep(50)
  free = 6
  await expect.poll(() => told).toEqual([5, 6])
  end()
  const often: number[] = []
  const stop = watchDiskRoom({
    find: async () => ({ free: 7, size: 8 }),
    warn: () => void often.push(7),
    everyMs: 10,
    againMs: 20,
  })
  await expect.poll(() => often.length).toBeGreaterThan(2)
  stop()
})
