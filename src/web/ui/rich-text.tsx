import type { ReactNode } from 'react'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Words of a sentence that lead to a page. */
export function linkTo(to: AppPath) {
  return (words: ReactNode) => (
    <TextLink to={to} inherit underline="always">
      {words}
    </TextLink>
  )
}

/** The same in a new window: what was typed on this page stays. */
export function linkBeside(to: AppPath) {
  return (words: ReactNode) => (
    <TextLink to={to} target="_blank" inherit underline="always">
      {words}
    </TextLink>
  )
}

export function strong(words: ReactNode) {
  return <strong>{words}</strong>
}
