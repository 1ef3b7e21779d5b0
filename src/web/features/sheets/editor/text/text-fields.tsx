import { Textarea } from '@mantine/core'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_MINUTES, MAX_EQUIPMENT, MAX_STEPS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useEditor, useEditorState } from '../state/use-editor.ts'

/** Lists are typed as one text, an entry a line. */
const MAX_LENGTH = {
  method: SHEET_MAX_LENGTH.method,
  description: SHEET_MAX_LENGTH.description,
  notes: SHEET_MAX_LENGTH.notes,
  storage: SHEET_MAX_LENGTH.storage,
  equipment: MAX_EQUIPMENT * SHEET_MAX_LENGTH.equipment,
  steps: MAX_STEPS * SHEET_MAX_LENGTH.step,
}
type TextField = keyof typeof MAX_LENGTH

interface TextAreaProps {
  field: TextField
  label: string
  hint?: string
  /** Where a heading above says the same. */
  labelHidden?: boolean
  minRows?: number
  placeholder?: string
}

/** Its height is measured in the page at each render, which lays the page out: it renders for its own text alone. */
export const TextArea = memo(function TextArea({
  field,
  label,
  hint,
  labelHidden = false,
  minRows = 2,
  ...props
}: TextAreaProps) {
  const store = useEditor()
  const text = useEditorState(({ draft }) => draft[field])
  return (
    <Textarea
      {...(labelHidden ? { 'aria-label': label } : { label })}
      description={hint}
      {...props}
      autosize
      minRows={minRows}
      maxRows={30}
      maxLength={MAX_LENGTH[field]}
      value={text}
      onChange={(event) =>
        store.dispatch({ type: 'fact-changed', change: { [field]: event.currentTarget.value } })
      }
    />
  )
})

export function Minutes({ field, label }: { field: 'prepMinutes' | 'cookMinutes'; label: string }) {
  const t = useTranslations('editor.text')
  const store = useEditor()
  const minutes = useEditorState(({ draft }) => draft[field])
  return (
    <QuantityField
      label={label}
      unit={t('minutes')}
      rightSectionWidth={44}
      decimals={0}
      max={MAX_MINUTES}
      value={minutes}
      onChange={(value) => store.dispatch({ type: 'fact-changed', change: { [field]: value } })}
    />
  )
}
