import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorNames } from './giving-back/doors.ts'
import { casesOf, judgeCase } from './giving-back/matrix.ts'
import { openStage, type Stage } from './giving-back/stage.ts'
import { allSubjects } from './giving-back/subjects.ts'
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
