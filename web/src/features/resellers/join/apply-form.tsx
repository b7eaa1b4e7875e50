import type { ProgrammeArea, PublicProgramme } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { ofShop } from '../../../lib/cart-headers.ts'
import { draftOf } from '../../../lib/drafts.ts'
import { post } from '../../../lib/http.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { usePageQuery } from '../../../lib/use-page-query.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form } from '../../../ui/form.tsx'
import { useSearch } from '../../../ui/navigation.ts'
import { Section } from '../../../ui/page.tsx'
import { applicationOf, byInput, keptFields, printOf } from './application.ts'
import { OwnQuestions } from './own-questions.tsx'
import { AddressFields, BankFields, PersonFields } from './person-fields.tsx'
import { applicantQuery } from './programme-query.ts'
import { usePostcode } from './use-postcode.ts'

type Props = { programme: PublicProgramme; username: string; onSent: (message: string | null) => void }

// An application. What is typed stands in the fields whatever is refused; all but numbers of papers survives a reload.
export function ApplyForm({ programme, username, onSent }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { area } = programme
  const sponsor = useSearch().get('ref') ?? ''
  const [isLive, setLive] = useState(false)
  const draft = useMemo(() => draftOf(`join:${username}:${area}`), [username, area])
  const fillPlace = usePostcode()
  const { data: applicant } = usePageQuery(applicantQuery(username))
  const send = useSend(username, area)
  const {
    submit,
    isBusy,
    errors: refused,
    problem,
  } = useSending<{ status: 'applied' }>({
    send,
    onDone: ({ message }) => {
      draft.clear()
      onSent(message)
    },
  })
  const errors = useMemo(() => byInput(refused), [refused])

  useEffect(() => {
    setLive(true)
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const kept = draft.read()
    for (const name of keptFields) {
      const field = form.elements.namedItem(name)
      const text = kept?.[name]
      if (field instanceof HTMLInputElement && field.value === '' && typeof text === 'string') field.value = text
    }
    void fillPlace(form)
  }, [id, draft, fillPlace])

  return (
    <Form
      id={id}
      method="post"
      errors={errors}
      problem={problem}
      onSubmit={(typed) => void submit(typed)}
      onInput={({ currentTarget }) => {
        const typed = new FormData(currentTarget)
        draft.write(Object.fromEntries(keptFields.map((name) => [name, typed.get(name)])))
        void fillPlace(currentTarget)
      }}
      className="grid gap-5"
    >
      <PersonFields errors={errors} signedInAs={applicant?.email ?? null} />
      <AddressFields errors={errors} />
      <BankFields errors={errors} />
      <OwnQuestions programme={programme} sponsor={sponsor} errors={errors} />
      <Section title={<Trans>Terms</Trans>}>
        <p
          className="max-h-60 overflow-y-auto rounded-m border border-line bg-card px-4 py-3 text-sm whitespace-pre-line"
          tabIndex={0}
          role="group"
          aria-label={t`Terms of this programme`}
        >
          {programme.terms}
        </p>
        <Checkbox name="agreeTnc" value="1" label={<Trans>I agree to the terms</Trans>} error={errors.agreeTnc} />
      </Section>
      {/* Before the script has come a press sends nothing: the words stay where they are. */}
      <Button type={isLive ? 'submit' : 'button'} variant="primary" size="l" wide busy={isBusy}>
        <Trans>Send the application</Trans>
      </Button>
    </Form>
  )
}

// A second press, or one after a lost connection, is the same try.
function useSend(username: string, area: ProgrammeArea) {
  const last = useRef({ print: '', key: '' })
  return (typed: FormData) => {
    const form = applicationOf(typed)
    const print = printOf(form)
    if (last.current.print !== print) last.current = { print, key: newIdempotencyKey() }
    return post<{ status: 'applied' }>(`/api/ajax/guest/programmes/${area}/apply`, form, {
      headers: ofShop(username),
      idempotencyKey: last.current.key,
    })
  }
}
