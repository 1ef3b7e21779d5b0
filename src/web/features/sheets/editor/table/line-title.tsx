import { IconLink } from '#web/ui/icons/link.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import type { LineFrame } from '../state/draft.ts'
import { useEditor } from '../state/use-editor.ts'
import { lineFormId } from './line-form.tsx'
import classes from './line-title.module.css'

interface LineTitleProps {
  line: LineFrame
  label: string
  onLink: () => void
}

/** What a line without a product is of, as it is printed: 'Sel, poivre'. A product can be linked to it. */
export function LineTitle({ line: { key, note }, label, onLink }: LineTitleProps) {
  const { dispatch } = useEditor()
  const t = useTranslations('editor.line')
  const [before, setBefore] = useState(note)
  const change = (value: string | null) =>
    dispatch({ type: 'line-changed', key, change: { note: value === '' ? null : value } })

  return (
    <span className={classes.line}>
      <input
        className={classes.title}
        form={lineFormId(key)}
        data-column="product"
        value={note ?? ''}
        placeholder={t('titlePlaceholder')}
        aria-label={label}
        maxLength={SHEET_MAX_LENGTH.lineNote}
        autoComplete="off"
        enterKeyHint="next"
        onFocus={() => setBefore(note)}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') change(before)
        }}
      />
      <button
        type="button"
        className={classes.link}
        data-print="hidden"
        // Off the way from field to field, as the button for a note.
        tabIndex={-1}
        title={t('link')}
        aria-label={t('linkTo', { name: note ?? '' })}
        onClick={onLink}
      >
        <IconLink size={15} stroke={1.8} aria-hidden />
      </button>
    </span>
  )
}
