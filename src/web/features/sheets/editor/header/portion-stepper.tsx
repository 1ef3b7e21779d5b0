import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import classes from './portion-stepper.module.css'

const MOST_PORTIONS = 100_000

function portionsIn(text: string): number | null {
  const portions = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return portions >= 1 && portions <= MOST_PORTIONS ? portions : null
}

/** How many portions the sheet makes: typed or stepped. What is no number of portions is ignored. */
export function PortionStepper() {
  const t = useTranslations('editor.portions')
  const store = useEditor()
  const portions = useEditorState(({ draft }) => draft.portions)
  const [typed, setTyped] = useState<string | null>(null)

  const change = (next: number | null) => {
    if (next !== null) store.dispatch({ type: 'fact-changed', change: { portions: next } })
  }
  const step = (by: number) => {
    setTyped(null)
    change(portionsIn(String(portions + by)))
  }

  return (
    <span className={classes.stepper}>
      <button type="button" aria-label={t('fewer')} disabled={portions <= 1} onClick={() => step(-1)}>
        <IconMinus size={13} stroke={2} aria-hidden />
      </button>
      <input
        className={classes.field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('label')}
        maxLength={6}
        value={typed ?? String(portions)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          change(portionsIn(event.currentTarget.value))
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <span>{t('word', { count: portions })}</span>
      <button
        type="button"
        aria-label={t('more')}
        disabled={portions >= MOST_PORTIONS}
        onClick={() => step(1)}
      >
        <IconPlus size={13} stroke={2} aria-hidden />
      </button>
    </span>
  )
}
