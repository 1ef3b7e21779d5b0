import { Tooltip } from '@mantine/core'
import { cloneElement, type MouseEvent, type ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo.ts'
import { refusedInDemo } from '#web/lib/demo-refusal.ts'

function refuse(event: MouseEvent) {
  event.preventDefault()
  refusedInDemo()
}

/** Really disabled, it could not be focused and would not say why. */
const LOCKED = { disabled: false, 'aria-disabled': true, 'data-disabled': true, onClick: refuse } as const

/** For a bare element; a button of the house pales by itself. */
const PALE = { opacity: 0.5, cursor: 'not-allowed' } as const

/** In the demo, the button in it does nothing but say why: when it is pointed at, focused or pressed. */
export function DemoLock({ children }: { children: ReactElement<object> }) {
  const t = useTranslations('demo')
  const demo = useDemo()
  if (!demo) return children
  const locked: object = typeof children.type === 'string' ? { ...LOCKED, style: PALE } : LOCKED
  return (
    <Tooltip label={t('accountNeeded')} events={{ hover: true, focus: true, touch: false }}>
      {cloneElement(children, locked)}
    </Tooltip>
  )
}
