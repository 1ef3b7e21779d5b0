import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './focused-alert.module.css'

export interface FocusedAlertProps {
  title?: string
  children: ReactNode
}

/** What has to be read before going on: it takes the focus when it appears, and the keys go on from there. */
export function FocusedAlert({ title, children }: FocusedAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
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
