import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorNames } from './giving-back/doors.ts'
import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { casesOf, judgeCase } from './giving-back/matrix.ts'
import { judgeRenewal, renewedThings } from './giving-back/renewals.ts'
import { openStage, type Stage } from './giving-back/stage.ts'
import { plants } from './giving-back/plants.ts'
import { allSubjects, subjects } from './giving-back/subjects.ts'
import { trial } from './giving-back/subjects/terms.ts'
import { report } from './sizes.ts'

const startedAt = performance.now()
let stage: Stage
let judged = 0
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  await stage.close()
  report('giving back', { cases: judged }, startedAt)
})

describe.each(allSubjects)('$subject.name', ({ subject }) => {
  test.each(casesOf([subject], doorNames))('$name', async (one) => {
    judged += 1
    expect(await judgeCase(stage, one)).toEqual([])
  })
})

describe('a membership with a trial of 30 days', () => {
  test.each(['the seller cancels a free order', 'the buyer cancels a free order'] as const)('%s', async (name) => {
    expect(await judgeCase(stage, { subject: trial, name })).toEqual([])
  })
})

test.each(renewedThings)(
  '$name: a renewal given back ends its own term alone, and what is given back is not renewed',
  async (thing) => {
    expect(await judgeRenewal(stage, thing)).toEqual([])
  },
)

describe('control: a database that forgets to give back what a type holds', () => {
  test.each(productTypeNames)('is found out by %s', async (type) => {
    const forgetful = await openStage(plants[type])
    const [subject] = subjects[type]
    const faults = await judgeCase(forgetful, { subject, name: 'everything is refunded by lines' })
    await forgetful.close()
    expect(faults).not.toEqual([])
  })
})
