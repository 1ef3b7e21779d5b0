import type { CSSProperties } from 'react'

/** Numbers as custom properties of CSS: { x: 12 } is `--x: 12`. */
export function vars(values: Record<string, number | string>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
}
