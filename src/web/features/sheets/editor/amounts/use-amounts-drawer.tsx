import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusCell, focusEntry, placeOf } from '../table/focus-cell.ts'

const AmountsDrawer = lazy(async () => ({ default: (await import('./amounts-drawer.tsx')).AmountsDrawer }))

/** 'Grammages': the reference amounts beside the sheet, for the line that was worked on last. */
export function useAmountsDrawer() {
  const [opened, setOpened] = useState<{ currentKey: string | null } | null>(null)
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
    const key = appliedKey ?? lineKey.current
    if (key === null) focusEntry()
    else focusCell(key, 'quantity')
  }

  return {
    open: () => setOpened({ currentKey: lineKey.current }),
    drawer: <Suspense>{opened && <AmountsDrawer {...opened} onClose={close} />}</Suspense>,
  }
}
