import type { Design } from '@kedai/contracts/theme.ts'
import { designNames, designs } from '@kedai/domain/theme/designs.ts'
import { themeStylesheet } from '@kedai/domain/theme/theme.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { lookOf, readWithPrevious } from './actions/apply-design.ts'
import { designWords } from './design-messages.ts'

/** Every design, with the shop's own and the one before marked. */
export function presentDesigns(stored: unknown, say: (message: Message) => string): Design[] {
  const { design: current, previous } = readWithPrevious(stored)
  return [null, ...designNames].map((name) => {
    const { corners, layout } = lookOf(name)
    const whole = name === null ? null : designs[name]
    const { title, description } = designWords[name ?? 'kedai']
    return {
      name: name ?? 'kedai',
      title: say(title),
      description: say(description),
      is_current: name === current,
      is_previous: previous !== null && name === previous.design && name !== current,
      corners,
      layout,
      light: whole && { ...whole.light, accent: whole.accent },
      dark: whole && { ...whole.dark, accent: whole.accent },
      stylesheet: themeStylesheet({ accent: null, corners, layout, design: name }),
    }
  })
}
