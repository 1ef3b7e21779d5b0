import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notifyChoice } from '../notices.tsx'
import classes from './focused-alert.module.css'

export interface FocusedAlertProps {
  title?: string
  /** Where the form saves itself: a text that is being typed keeps the focus, and a notice leads to an alert that is not in view. */
  unlessTyping?: boolean
  children: ReactNode
}

/** What has to be read before going on: it takes the focus when it appears, and the keys go on from there. */
export function FocusedAlert({ title, unlessTyping = false, children }: FocusedAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  const t = useTranslations('common.conflict')
  useEffect(() => {
    const element = alert.current
    if (element === null) return undefined
    if (unlessTyping && isTyping())
      return isSeen(element) ? undefined : notifyChoice(t('unsaved'), t('show'), () => element.focus())
    element.focus()
    return undefined
  }, [unlessTyping, t])
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

/** Whether its beginning is in the window, and nothing covers it. */
function isSeen(element: HTMLElement): boolean {
  const { left, top } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 16, top + 16))
}
