import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { leaveDemo } from '#web/lib/demo/leave-demo.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { address } from '#web/lib/navigation/address.ts'

interface LeaveLinkProps {
  to: AppPath
  /** Marks a way to a new account. */
  'data-sign-up'?: boolean
  children: ReactNode
}

/** Opened beside the demo, another page leaves it as it is. */
function onClick(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  leaveDemo()
}

/** A plain link that loads a new document: leaving the demo drops all its state. */
export function LeaveLink({ to, children, ...props }: LeaveLinkProps & { className?: string | undefined }) {
  return (
    <a {...props} {...useLinkTo(to)}>
      {children}
    </a>
  )
}

export function LeaveButton({ to, ...props }: LeaveLinkProps & ButtonProps) {
  return <Button component="a" {...props} {...useLinkTo(to)} />
}

function useLinkTo(to: AppPath) {
  return { href: address(publicPath(to, useLocale())), onClick }
}
