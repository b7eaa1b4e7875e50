import type { ReadyPages } from '@kedai/contracts/ready-pages.ts'
import { readyPageNames } from '@kedai/domain/pages/ready-page-names.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { ShopFacts } from '../queries/shop-facts.ts'
import type { ReadyContext } from './ready-page.ts'
import { readyPages } from './ready-pages.ts'

type Wanted = {
  /** Of the pages. */
  lang: Lang
  /** Of who chooses. */
  screen: Lang
  facts: ShopFacts
  username: string
  now: Date
}

/** Every ready page in one language, filled with what the shop has; what it has not is left to be chosen. */
export function presentReadyPages({ lang, screen, facts, username, now }: Wanted): ReadyPages {
  const context: ReadyContext = {
    say: (message) => say(message, lang),
    viewIdOf: (types) =>
      types.flatMap((type) => facts.products.find(({ item_type }) => item_type === type) ?? [])[0]?.view_id ?? '',
    address: facts.address.replace(/\s+/g, ' ').trim().slice(0, 300),
    root: `/s/${username}`,
    now,
  }
  return {
    lang,
    pages: readyPageNames.map((name) => {
      const { title, purpose, description, blocks } = readyPages[name]
      return {
        name,
        purpose: say(purpose, screen),
        title: say(title, lang),
        description: say(description, lang),
        blocks: blocks.map((block) => block(context)),
      }
    }),
  }
}
