import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'

export interface SubmitButtonProps {
  busy: boolean
  children: string
}

/** Enter in a field presses it too. */
function waits(event: MouseEvent) {
  event.preventDefault()
}

/** Sends a form. While that is awaited it is deaf, and keeps the focus, which a disabled button would drop. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy || undefined}
      data-disabled={busy || undefined}
      {...(busy && { onClick: waits })}
    >
      {children}
    </Button>
  )
}
