import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { QueueFull, createFairTurns } from './fair-turns.ts'
import type { TurnSettings } from './fair-turns.ts'

/** Takes turns in the order of `asked`, ends one after the other, and tells in which order they were served. */
async function served(settings: TurnSettings, asked: readonly string[]): Promise<string[]> {
  const turns = createFairTurns(settings)
  const order: string[] = []
  const open: (() => void)[] = []
  for (const lane of asked) {
    const [group = '', member = ''] = lane.split('/')
    void turns.take({ group, member }).then((end) => {
      order.push(lane)
      open.push(end)
    })
  }
  for (let left = asked.length; left > 0; left--) {
    await sleep(0)
    open.shift()?.()
  }
  await sleep(0)
  return order
}

test('shops are served in turn, and in each its askers, whoever came first with however much', async () => {
  const asked = ['a/1', 'a/1', 'a/1', 'a/1', 'a/2', 'b/1', 'b/1', 'c/1']
  expect(await served({ atOnce: 1, waiting: 20 }, asked)).toEqual([
    'a/1',
    'a/1',
    'b/1',
    'c/1',
    'a/2',
    'b/1',
    'a/1',
    'a/1',
  ])
})

test('one asker leaves a place free for others', async () => {
  const turns = createFairTurns({ atOnce: 2, atOnceOf: { member: 1 }, waiting: 20 })
  const begun: string[] = []
  const take = (member: string) =>
    turns.take({ group: 'a', member }).then((end) => {
      begun.push(member)
      return end
    })
  const [first] = [await take('much'), take('much'), take('much')]
  const other = await take('other')
  expect(begun).toEqual(['much', 'other'])
  other()
  other() // ending twice frees one place
  await sleep(0)
  expect(begun).toEqual(['much', 'other'])
  first()
  await sleep(0)
  expect(begun).toEqual(['much', 'other', 'much'])
})

test('too many of one are refused to that one, too many in all to everybody', async () => {
  const turns = createFairTurns({ atOnce: 1, waiting: 4, waitingOf: { group: 3, member: 2 } })
  const ask = (group: string, member: string) => void turns.take({ group, member }).catch(() => {})
  await turns.take({ group: 'a', member: '1' })
  ask('a', '1')
  ask('a', '1')
  const refused = { name: 'QueueFull', isOwn: true }
  await expect(turns.take({ group: 'a', member: '1' })).rejects.toMatchObject(refused)
  ask('a', '2')
  await expect(turns.take({ group: 'a', member: '3' })).rejects.toMatchObject(refused)
  ask('b', '1')
  await expect(turns.take({ group: 'c', member: '1' })).rejects.toMatchObject({ ...refused, isOwn: false })
  expect(new QueueFull(1, true)).toBeInstanceOf(Error)
})
