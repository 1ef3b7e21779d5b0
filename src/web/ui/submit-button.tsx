import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'

export interface SubmitButtonProps {
  busy: boolean
  /** It has the focus of its dialog. */
  focused?: boolean
  children: string
}

/** Enter in a field presses it too. */
function waits(event: MouseEvent) {
  event.preventDefault()
}

/** Sends a form. While that is awaited it is deaf, and keeps the focus, which a disabled button would drop. */
export function SubmitButton({ busy, focused = false, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy || undefined}
      data-disabled={busy || undefined}
      data-autofocus={focused || undefined}
      {...(busy && { onClick: waits })}
    >
      {children}
    </Button>
  )
}
