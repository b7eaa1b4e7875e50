import type { LetterRow } from '@kedai/contracts/mailbox.ts'
import { useLingui } from '@lingui/react/macro'
import { dateTime } from '../../lib/format.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { paths } from '../../paths.ts'
import { PageLink } from '../../ui/page-link.tsx'

type Props = { rows: readonly LetterRow[]; page: number; chosen: number | null }

export function LetterRows({ rows, page, chosen }: Props) {
  const { i18n } = useLingui()
  const lang = i18n.locale as Lang // only languages of ours are ever activated
  return (
    <ul className="overflow-hidden rounded-l border border-line bg-card shadow-card">
      {rows.map(({ id, subject, recipient, sent_at: sentAt }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <PageLink
            to={`${paths.mailbox()}?page=${page}&letter=${id}`}
            aria-current={id === chosen ? 'true' : undefined}
            className="block px-4 py-3 hover:bg-sunken aria-[current]:bg-accent-soft"
          >
            <span className="block font-semibold wrap-anywhere">{subject}</span>
            <span className="block text-sm wrap-anywhere text-ink-soft">{recipient}</span>
            <time className="block text-xs text-ink-faint">{dateTime(sentAt, lang)}</time>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
