import { z } from 'zod'
import { expect, test } from 'vitest'
import { checkRequest } from './contract-compilers.ts'
import { ContractError } from './contract-error.ts'

const schema = z.object({ reason: z.string().trim().max(300).min(1) })
const check = checkRequest({ schema, method: 'POST', url: '/', httpPart: 'body' })

test('what calls itself a length and is no number is refused, not thrown', () => {
  const sent = { reason: { length: { toString: 'x' } } }
  expect(() => schema.safeParse(sent)).toThrow(TypeError) // the control: the contract alone throws
  expect(check(sent)).toEqual({ error: expect.any(ContractError) })
})

test('what fits comes through as the contract reads it', () => {
  expect(check({ reason: ' Rosak ' })).toEqual({ value: { reason: 'Rosak' } })
})
