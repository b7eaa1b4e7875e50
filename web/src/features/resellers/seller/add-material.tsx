import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChange } from '../../../lib/seller/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { materialsPath } from './api.ts'

export function AddMaterial({ area }: { area: ProgrammeArea }) {
  const { t } = useLingui()
  const change = useChange()
  const { errors } = change
  const [title, setTitle] = useState('')
  const [words, setWords] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const add = async () => {
    const body = new FormData()
    body.append('title', title)
    body.append('words', words)
    if (file) body.append('file', file)
    if (!(await change.send<null>('POST', materialsPath(area), body))?.ok) return
    setTitle('')
    setWords('')
    setFile(null)
  }
  const example = '{link}'
  return (
    <Section title={<Trans>Add material</Trans>}>
      <Form
        onSubmit={() => void add()}
        errors={errors}
        problem={change.problem}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Field label={t`Title`} error={errors.title}>
          <Input name="title" maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field
          label={t`Words to send along`}
          hint={t`Use ${example} as the placeholder for the reseller’s own link.`}
          optional
          error={errors.words}
        >
          <Textarea
            name="words"
            rows={4}
            maxLength={2000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Field label={t`Picture or PDF`} optional error={errors.file}>
          <Upload file={file} onChange={setFile} name="file" />
        </Field>
        <Button type="submit" variant="primary" className="justify-self-start" busy={change.isBusy}>
          <Trans>Add</Trans>
        </Button>
      </Form>
    </Section>
  )
}
