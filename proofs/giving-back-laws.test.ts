import { afterAll, describe, expect, test } from 'vitest'
import { holdLaw } from './giving-back/law.ts'
import { plants } from './giving-back/plants.ts'
import { openStage } from './giving-back/stage.ts'
import { stepNames, type StepName } from './giving-back/steps.ts'
import { allSubjects, subjects } from './giving-back/subjects.ts'
import { isFull, report, seed, sizes } from './sizes.ts'

const startedAt = performance.now()
const timeout = (isFull ? 40 : 10) * 60_000
const runs = Math.ceil(sizes.givingBack / allSubjects.length)
const done = new Map<StepName, number>()
let sequences = 0
afterAll(() => report('giving back, by chance', { sequences, ...Object.fromEntries(done), seed }, startedAt))

describe.each(allSubjects)('$subject.name', ({ subject }) => {
  test(
    `${runs} random sequences: what is held and free is what there was, and money is told alike everywhere`,
    async () => {
      const stage = await openStage()
      try {
        const played = await holdLaw(stage, subject, { runs, seed })
        expect(played.sequences).toBe(runs)
        sequences += played.sequences
        for (const [step, count] of played.done) done.set(step, (done.get(step) ?? 0) + count)
      } finally {
        await stage.close()
      }
    },
    timeout,
  )
})

test('no kind of step was refused each time', () => {
  expect([...done.keys()].toSorted()).toEqual(stepNames.toSorted())
})

test('control: a shelf that gives nothing back is found out, by a story of few steps', async () => {
  const stage = await openStage(plants.ecommerce)
  const [mug] = subjects.ecommerce
  const found = await holdLaw(stage, mug, { runs: 60, seed }).then(
    () => 'nothing',
    (error: Error) => error.message,
  )
  await stage.close()
  console.log(`control · ${found}`)
  expect(found).toMatch(/✗ free: /)
})
