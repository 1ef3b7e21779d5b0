import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './focused-alert.module.css'

export interface FocusedAlertProps {
  title?: string
  /** Where the form saves itself: a text that is being typed keeps the focus, and the alert is announced alone. */
  unlessTyping?: boolean
  children: ReactNode
}

/** What has to be read before going on: it takes the focus when it appears, and the keys go on from there. */
export function FocusedAlert({ title, unlessTyping = false, children }: FocusedAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!(unlessTyping && isTyping())) alert.current?.focus()
  }, [unlessTyping])
  return (
    <Alert
      ref={alert}
      className={classes.alert}
      role="alert"
      tabIndex={-1}
      color="saffron"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      {...(title !== undefined && { title })}
    >
      {children}
    </Alert>
  )
}

function isTyping(): boolean {
  const focused = document.activeElement
  return (
    focused instanceof HTMLTextAreaElement || (focused instanceof HTMLInputElement && focused.type === 'text')
  )
}
