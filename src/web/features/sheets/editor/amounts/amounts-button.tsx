import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { focusCell, placeOf } from '../table/focus-cell.ts'

const AmountsDrawer = lazy(async () => ({ default: (await import('./amounts-drawer.tsx')).AmountsDrawer }))

/** 'Grammages': the reference amounts beside the sheet, for the line that was worked on last. */
export function AmountsButton() {
  const t = useTranslations('portions')
  const [opened, setOpened] = useState<{ currentKey: string | null } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lineKey = useRef<string | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      lineKey.current = placeOf(target)?.key ?? lineKey.current
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  const close = (appliedKey: string | null) => {
    flushSync(() => setOpened(null))
    if (appliedKey === null) button.current?.focus()
    else focusCell(appliedKey, 'quantity')
  }

  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        size="xs"
        leftSection={<IconScale size={16} aria-hidden />}
        onClick={() => setOpened({ currentKey: lineKey.current })}
      >
        {t('open')}
      </Button>
      <Suspense>{opened && <AmountsDrawer {...opened} onClose={close} />}</Suspense>
    </>
  )
}
