import { NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { UNITS } from '#domain/quantity/unit.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { quantityRule } from '../state/issues.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import classes from './text-cards.module.css'

/** A sheet that takes this one and lacks its yield leads here. */
export const YIELD_FIELD_ID = 'quantite-obtenue'

/** What the whole sheet gives after cooking, by which other sheets take it. */
export function YieldFields() {
  const t = useTranslations('editor.text')
  const tRules = useTranslations('errors.rules')
  const tCounted = useTranslations('trade.counted')
  const store = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const quantity = useEditorState(({ draft }) => draft.yieldQuantity)
  const wrong = quantity === null ? null : quantityRule(quantity)
  const unit = useEditorState(({ draft }) => draft.yieldUnit)
  useEffect(() => {
    if (location.hash === `#${YIELD_FIELD_ID}`) input.current?.focus()
  }, [])

  return (
    <div className={classes.yield}>
      <QuantityField
        id={YIELD_FIELD_ID}
        inputRef={input}
        label={t('yieldQuantity')}
        description={t('yieldHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        negative={tRules('quantity-too-low')}
        value={quantity}
        error={wrong === null ? undefined : tRules(wrong)}
        onChange={(yieldQuantity) => store.dispatch({ type: 'fact-changed', change: { yieldQuantity } })}
      />
      <NativeSelect
        // Blank, so that it aligns with the field beside it.
        label={'\u00a0'}
        aria-label={t('yieldUnit')}
        value={unit}
        onChange={(event) =>
          store.dispatch({
            type: 'fact-changed',
            change: { yieldUnit: event.currentTarget.value as Unit },
          })
        }
        data={UNITS.map((value) => ({ value, label: tCounted(value, { count: quantity ?? 1 }) }))}
      />
    </div>
  )
}
