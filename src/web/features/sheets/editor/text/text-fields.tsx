import { Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MAX_MINUTES } from '#domain/catalogue/sheet-limits.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useEditor, useEditorState } from '../state/use-editor.ts'

const LONGEST = { method: 20_000, description: 2_000, notes: 5_000, equipment: 20_000, steps: 400_000 }
type TextField = keyof typeof LONGEST

interface TextAreaProps {
  field: TextField
  label: string
  hint?: string
  /** Where a heading above says the same. */
  labelHidden?: boolean
}

export function TextArea({ field, label, hint, labelHidden = false }: TextAreaProps) {
  const store = useEditor()
  const text = useEditorState(({ draft }) => draft[field])
  return (
    <Textarea
      {...(labelHidden ? { 'aria-label': label } : { label })}
      description={hint}
      autosize
      minRows={2}
      maxRows={20}
      maxLength={LONGEST[field]}
      value={text}
      onChange={(event) =>
        store.dispatch({ type: 'fact-changed', change: { [field]: event.currentTarget.value } })
      }
    />
  )
}

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
