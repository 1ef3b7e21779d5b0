import type { ReactNode } from 'react'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { MoreMenu } from './more-menu.tsx'

export interface PageActionsProps {
  /** The one filled button of the page. */
  main: ReactNode
  /** The rest: `Action`s and `ActionLink`s. */
  children: ReactNode
}

/** The buttons of a page with several: on a phone its main one, and the rest in a menu. */
export function PageActions({ main, children }: PageActionsProps) {
  const phone = usePhone()
  return phone ? (
    <>
      {main}
      <MoreMenu>{children}</MoreMenu>
    </>
  ) : (
    <>
      {children}
      {main}
    </>
  )
}
