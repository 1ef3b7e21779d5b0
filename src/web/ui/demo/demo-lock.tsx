import { Tooltip } from '@mantine/core'
import { cloneElement, type MouseEvent, type ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import classes from './demo-lock.module.css'

function refuse(event: MouseEvent) {
  event.preventDefault()
  refusedInDemo()
}

/** Really disabled, it could not be focused and would not say why. */
const LOCKED = { disabled: false, 'aria-disabled': true, 'data-disabled': true, onClick: refuse } as const

/** In the demo, the button in it does nothing but say why: when it is pointed at, focused or pressed. */
export function DemoLock({ children }: { children: ReactElement<{ className?: string | undefined }> }) {
  const t = useTranslations('demo')
  const demo = useDemo()
  if (!demo) return children
  const className = [children.props.className, classes.locked].filter(Boolean).join(' ')
  return (
    <Tooltip label={t('accountNeeded')} events={{ hover: true, focus: true, touch: false }}>
      {cloneElement(children, { ...LOCKED, className })}
    </Tooltip>
  )
}
