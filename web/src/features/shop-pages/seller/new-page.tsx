import type { ReadyPage, ReadyPages } from '@kedai/contracts/ready-pages.ts'
import type { SellerPage } from '@kedai/contracts/shop-pages.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { languageNames } from '../../../lib/languages.ts'
import { apiQuery } from '../../../lib/query.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { useLang } from '../../../lib/use-lang.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { PageMiniature } from './page-miniature.tsx'

type Props = { onClose: () => void; onMade: (page: SellerPage) => void }
type Choice = Omit<ReadyPage, 'name'> & { name: string }

// A new page: from one that is ready, in the language of its readers, or empty.
export function NewPage({ onClose, onMade }: Props) {
  const { t } = useLingui()
  const [lang, setLang] = useState(useLang())
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery<ReadyPages>(`/api/ajax/seller/ready-pages?lang=${lang}`),
    placeholderData: keepPreviousData,
  })
  const [name, setName] = useState('product')
  const [title, setTitle] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const empty = { name: 'blank', title: t`Empty page`, purpose: t`Begin with nothing`, description: '', blocks: [] }
  const choices: Choice[] = data ? [...data.pages, empty] : []
  const chosen = choices.find((one) => one.name === name)
  const make = async () => {
    // Another language is on its way: what stands here is not what was chosen.
    if (isBusy || !chosen || data?.lang !== lang) return
    setBusy(true)
    const result = await post<SellerPage>('/api/ajax/seller/pages', {
      title: title.trim() || chosen.title,
      blocks: chosen.blocks,
      seo: { description: chosen.description },
    })
    setBusy(false)
    if (result.ok) onMade(result.data)
    else setFailure(result)
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={t`New page`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form="new-page" variant="primary" busy={isBusy || (isFetching && data?.lang !== lang)}>
            <Trans>Make the page</Trans>
          </Button>
        </>
      }
    >
      <Form
        id="new-page"
        onSubmit={() => void make()}
        {...(failure && { errors: failure.fields })}
        problem={failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Field label={t`Title of the page`} optional error={failure?.fields.title ?? null}>
          <Input
            name="title"
            value={title}
            maxLength={120}
            placeholder={chosen?.title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Field label={t`Language of the page`}>
          <Select
            value={lang}
            choices={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => isLang(target.value) && setLang(target.value)}
          />
        </Field>
        <FieldGroup label={t`Begin with`}>
          {error ? (
            <LoadFailed error={error} onRetry={refetch} busy={isFetching} />
          ) : !data ? (
            <ListSkeleton rows={6} />
          ) : (
            <RadioCards
              name="ready"
              value={name}
              onChange={setName}
              cards={choices.map((one) => ({
                value: one.name,
                label: one.title,
                hint: one.purpose,
                aside: <PageMiniature blocks={one.blocks} />,
              }))}
            />
          )}
        </FieldGroup>
      </Form>
    </Drawer>
  )
}
