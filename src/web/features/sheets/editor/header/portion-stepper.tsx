import { IconMinus } from '#web/ui/icons/minus.ts'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { useReportInvalid } from '#web/lib/form/invalid-fields.ts'
import { useNumberText } from '#web/ui/use-number-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import classes from './portion-stepper.module.css'
import { portionsIn } from '#web/entities/sheet/covers/portions-in.ts'
import { usePortionsRefusal } from '#web/entities/sheet/covers/use-portions-refusal.ts'
import { focusScaling } from '../../scaling/scaling-bar.tsx'

export const PORTIONS_FIELD_ID = 'nombre-de-portions'

/**
 * How many portions the sheet makes: typed or stepped. An invalid number keeps the last valid one and shows its error
 * until it is corrected.
 */
export function PortionStepper() {
  const t = useTranslations('editor.portions')
  const refusalOf = usePortionsRefusal()
  const format = useFormat()
  const store = useEditor()
  const portions = useEditorState(({ draft }) => draft.portions)
  const [refused, setRefused] = useState<string | null>(null)
  const field = useNumberText({
    value: portions,
    parse: portionsIn,
    format: (_, focused) => (focused ? String(portions) : format.quantity(portions)),
    showsTyped: (typed) => refused !== null || portionsIn(typed) === portions,
  })
  const { valueOnFocus } = field
  const shown = field.props.value
  const wrongId = useId()
  useReportInvalid(refused !== null && refused.trim() !== '', () => field.props.ref.current?.focus())

  const change = (next: number) => {
    if (next !== store.state().draft.portions) {
      store.dispatch({ type: 'fact-changed', change: { portions: next } })
    }
  }
  const type = (text: string) => {
    const next = portionsIn(text)
    field.setText(text)
    setRefused(next === null ? text : null)
    change(next ?? valueOnFocus.current ?? portions)
  }
  const step = (by: number) => {
    const next = portionsIn(String(portions + by))
    if (next === null) return
    field.restart(next)
    setRefused(null)
    change(next)
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
        {...field.props}
        id={PORTIONS_FIELD_ID}
        className={classes.field}
        style={{ width: `calc(${String(Math.max(shown.length, 1))}ch + 12px)` }}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('label')}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused === null ? undefined : wrongId}
        maxLength={12}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          field.props.onBlur()
          // An emptied field shows its number again; an unchanged one is left as it is.
          if (refused?.trim() === '' || field.text !== refused) setRefused(null)
        }}
        onKeyDown={(event) => {
          // Otherwise the same press would be an answer.
          if (event.key === 'Enter' && focusScaling()) event.preventDefault()
          if (event.key === 'Escape') type(String(valueOnFocus.current ?? portions))
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
        disabled={portions >= MAX_PORTIONS}
        onClick={() => step(1)}
      >
        <IconPlus size={13} stroke={2} aria-hidden />
      </button>
      {refused !== null && (
        <span id={wrongId} className={classes.wrong} role="alert">
          {refusalOf(refused)}
        </span>
      )}
    </span>
  )
}
