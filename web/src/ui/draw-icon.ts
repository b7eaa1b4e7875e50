import { type ComponentProps, createElement } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

// Stands in for the icon library's own `createLucideIcon` in the built pages: the same picture without its settings, at a tenth of the weight.
export function drawIcon({ node }: IconData) {
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      { ...look, 'aria-hidden': true, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}

const look = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
