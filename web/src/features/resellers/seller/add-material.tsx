import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { materialsPath, materialsQuery } from './api.ts'

export function AddMaterial({ area }: { area: ProgrammeArea }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [title, setTitle] = useState('')
  const [words, setWords] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    if (isBusy) return
    setBusy(true)
    const body = new FormData()
    body.append('title', title)
    body.append('words', words)
    if (file) body.append('file', file)
    const result = await call<null>('POST', materialsPath(area), { body })
    setBusy(false)
    setErrors(result.ok ? {} : result.fields)
    setProblem(result.ok || Object.keys(result.fields).length > 0 ? null : result.message)
    if (!result.ok) return
    setTitle('')
    setWords('')
    setFile(null)
    await queryClient.invalidateQueries({ queryKey: materialsQuery(area).queryKey })
    if (result.message) toast(result.message)
  }
  const example = '{link}'
  return (
    <Section title={<Trans>Add something to share</Trans>}>
      <Form
        onSubmit={() => void add()}
        errors={errors}
        problem={problem}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Field label={t`Title`} error={errors.title}>
          <Input name="title" maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field
          label={t`Words to send along`}
          hint={t`Write ${example} where the member’s own link goes.`}
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
        <Button type="submit" variant="primary" className="justify-self-start" busy={isBusy}>
          <Trans>Add</Trans>
        </Button>
      </Form>
    </Section>
  )
}
