import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import classes from './portion-stepper.module.css'

const MOST_PORTIONS = 100_000

function portionsIn(text: string): number | null {
  const portions = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return portions >= 1 && portions <= MOST_PORTIONS ? portions : null
}

/** How many portions the sheet makes: typed or stepped. What is no number of portions changes nothing, and is said. */
export function PortionStepper() {
  const t = useTranslations('editor.portions')
  const store = useEditor()
  const portions = useEditorState(({ draft }) => draft.portions)
  const tRules = useTranslations('errors.rules')
  const [typed, setTyped] = useState<string | null>(null)
  const wrongId = useId()
  const wrong = typed !== null && portionsIn(typed) === null

  const change = (next: number | null) => {
    if (next !== null) store.dispatch({ type: 'fact-changed', change: { portions: next } })
  }
  const step = (by: number) => {
    setTyped(null)
    change(portionsIn(String(portions + by)))
  }

  return (
    <span className={classes.stepper}>
      <button
        type="button"
        data-print="hidden"
        aria-label={t('fewer')}
        disabled={portions <= 1}
        onClick={() => step(-1)}
      >
        <IconMinus size={13} stroke={2} aria-hidden />
      </button>
      <input
        className={classes.field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('label')}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? wrongId : undefined}
        maxLength={6}
        value={typed ?? String(portions)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const digits = event.currentTarget.value.replaceAll(/\D/g, '')
          setTyped(digits)
          change(portionsIn(digits))
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
        data-print="hidden"
        aria-label={t('more')}
        disabled={portions >= MOST_PORTIONS}
        onClick={() => step(1)}
      >
        <IconPlus size={13} stroke={2} aria-hidden />
      </button>
      {wrong && (
        <span id={wrongId} className={classes.wrong} role="alert">
          {tRules(Number(typed) > MOST_PORTIONS ? 'out-of-range' : 'portions-too-low')}
        </span>
      )}
    </span>
  )
}
