import { messageChannels, messageReasons } from '@kedai/domain/messages/names.ts'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { MessageListSearch } from '../../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { messagesFile } from './api.ts'
import { channelWords, reasonWords } from './message-words.ts'

type Props = { search: MessageListSearch; onChange: (search: MessageListSearch) => void }

// By why, by way and by what went wrong, and the same list as a file. Each change starts at the first page.
export function MessageFilters({ search, onChange }: Props) {
  const { t, i18n } = useLingui()
  const change = (part: MessageListSearch) => onChange({ ...search, ...part, page: undefined })
  return (
    <>
      <Select
        aria-label={t`Why it was sent`}
        className="md:w-52"
        value={search.reason ?? ''}
        placeholder={t`All reasons`}
        choices={messageReasons.map((value) => ({ value, label: i18n._(reasonWords[value]) }))}
        onChange={({ target }) => change({ reason: target.value || undefined })}
      />
      <Select
        aria-label={t`Sent by`}
        className="md:w-40"
        value={search.channel ?? ''}
        placeholder={t`All ways`}
        choices={messageChannels.map((value) => ({ value, label: i18n._(channelWords[value]) }))}
        onChange={({ target }) => change({ channel: target.value || undefined })}
      />
      <Select
        aria-label={t`Result`}
        className="md:w-52"
        value={search.show ?? ''}
        placeholder={t`Sent or not`}
        choices={[{ value: 'problem', label: t`Did not go or arrive` }]}
        onChange={({ target }) => change({ show: target.value || undefined })}
      />
      <ButtonAnchor href={messagesFile(search)} download title={t`Save as a spreadsheet (CSV)`} className="font-normal">
        <Download aria-hidden className="size-5" />
        CSV
      </ButtonAnchor>
    </>
  )
}
