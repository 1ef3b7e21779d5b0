import { CloseButton, Popover } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { focusInRow } from '#web/lib/keyboard/focus-in-row.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { NamedDrawer } from '#web/ui/named-dialog.tsx'
import classes from './explanation-box.module.css'

interface ExplanationBoxProps {
  /** The element of the amount; the focus returns to it. */
  element: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A popover beside the amount on a desktop, a drawer from below on a phone. */
export function ExplanationBox({ element, onClose, children }: ExplanationBoxProps) {
  const t = useTranslations('costs')
  const close = useTranslations('common')('close')
  const phone = usePhone()
  const leave = () => {
    onClose()
    focusInRow(element, { preventScroll: true })
  }

  if (phone) {
    return (
      <NamedDrawer
        opened
        onClose={leave}
        position="bottom"
        size="auto"
        classNames={{ content: classes.fromBelow }}
        title={t('title')}
        returnFocus={false}
        closeButtonProps={{ 'aria-label': close }}
      >
        {children}
      </NamedDrawer>
    )
  }
  return (
    <Popover
      opened
      onChange={(opened) => !opened && leave()}
      width={400}
      position="bottom-end"
      shadow="md"
      trapFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Elsewhere element={element} />
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- placed by the amount, which a dialog is not */}
      <Popover.Dropdown role="dialog" aria-label={t('title')} className={classes.box}>
        <CloseButton className={classes.close} aria-label={close} onClick={leave} />
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Stands for an element that is there already, so that the box is placed by it. */
function Elsewhere({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useEffect(() => {
    if (typeof ref !== 'function') return
    const forget = ref(element)
    return () => {
      if (typeof forget === 'function') forget()
      else ref(null)
    }
  }, [element, ref])
  return null
}
