import type { Answer } from '../../server/src/platform/test-app/test-client.ts'
import { send } from '../matrix/send.ts'
import type { Body } from '../matrix/send.ts'
import { subjects } from '../matrix/subjects.ts'
import type { Ids } from '../matrix/subject.ts'
import type { World } from '../matrix/world.ts'
import type { Operation } from '../openapi/operations.ts'
import { FuzzFile } from '../openapi/schema-to-arb.ts'
import { linkPayload, payloadFor, textFieldsOf, withText } from './text-fields.ts'
import type { TextField } from './text-fields.ts'
import type { Writing } from './writing.ts'

/** What became of one text field. `mark` is in the payload that was sent. */
export type Trial = {
  mark: number
  operation: string
  path: string
  kept: 'markup' | 'link' | null
  refusal: string | null
}
export type Written = { trials: Trial[]; ids: Ids; answer: Answer }

export const noPlace = 'this body has no such place'

let marks = 0

/**
 * Sends an operation once for every text field, each time with a text that would run in that field alone, then once with all
 * that were taken together. A refused field is tried once more with an address that would run. What `isTried` is left out.
 * @throws when even the plain body is refused: nothing would be proven
 */
export async function writeEverywhere(
  world: World,
  operation: Operation,
  writing: Writing,
  isTried: (path: string) => boolean = () => false,
): Promise<Written> {
  const attempt = async (change: (body: object) => object | null) => {
    const ids = await (writing.ids?.(world) ?? subjects[operation.idOf ?? '']?.make(world, 'demo') ?? {})
    const client = writing.as === 'stranger' ? await world.kedai.client() : world.people[writing.as]
    const body = change(await writing.body(world, ids))
    return { ids, answer: body && (await send(client, operation, ids, body as Body)) } // every body is an object
  }
  const plain = await attempt((body) => body)
  if (plain.answer?.status !== 200)
    throw new Error(`${operation.name}: the plain body is answered with ${plain.answer?.text}`)

  const trials: Trial[] = []
  for (const field of textFieldsOf(operation).filter(({ path }) => !isTried(path)))
    trials.push(await tryField(field, operation.name, (text) => attempt((body) => withText(body, field.path, text))))
  for (const trial of trials) if (trial.kept !== null) trial.mark = ++marks // another text than before: some must be unique
  const all = (body: object) =>
    trials.reduce(
      (changed: object, { path, mark, kept }) =>
        kept === null ? changed : (withText(changed, path, sentText(path, mark, kept)) ?? changed),
      body,
    )
  const { ids, answer } = await attempt(all)
  if (answer?.status !== 200)
    throw new Error(`${operation.name}: all payloads together are answered with ${answer?.text}`)
  return { trials, ids, answer }

  function sentText(path: string, mark: number, kept: 'markup' | 'link'): unknown {
    const field = textFieldsOf(operation).find((one) => one.path === path)
    const text = kept === 'link' ? linkPayload(mark) : field && payloadFor(mark, field)
    return field?.isFile ? fileOf(world, field.path, text ?? '') : text
  }

  async function tryField(
    field: TextField,
    name: string,
    ask: (text: unknown) => Promise<{ answer: Answer | null }>,
  ): Promise<Trial> {
    const mark = ++marks
    const base = { mark, operation: name, path: field.path }
    const markup = payloadFor(mark, field)
    if (markup === null) return { ...base, kept: null, refusal: 'too short for a payload' }
    const { answer } = await ask(field.isFile ? fileOf(world, field.path, markup) : markup)
    if (answer === null) return { ...base, kept: null, refusal: noPlace }
    if (answer.status === 200) return { ...base, kept: 'markup', refusal: null }
    if (answer.status >= 500) throw new Error(`${name}: ${field.path} is answered with ${answer.text}`)
    const link = field.isFile ? null : (await ask(linkPayload(mark))).answer
    return { ...base, kept: link?.status === 200 ? 'link' : null, refusal: answer.body.message }
  }
}

function fileOf({ picture }: World, path: string, name: string): FuzzFile {
  if (path === 'file') return new FuzzFile(name, Buffer.from('title,price\nMug,5.00\n'))
  return new FuzzFile(name.replace('.csv', '.jpg'), picture)
}
