import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import type { LineFrame } from '../state/draft.ts'
import { useEditor } from '../state/use-editor.ts'
import { focusCell } from './focus-cell.ts'
import { lineFormId } from './line-form.tsx'
import classes from './line-note.module.css'

interface LineNoteProps {
  line: LineFrame
  /** The product, or the line by its place. */
  name: string
}

/**
 * 'en brunoise', 'à température': what a cook has to know of a line. Offered beside the remark; a field beside it once
 * there is one.
 */
export const LineNote = memo(function LineNote({ line, name }: LineNoteProps) {
  const t = useTranslations('editor.line')
  const [writing, setWriting] = useState(false)
  const { key, note } = line

  if (note !== null || writing) {
    return <NoteField line={line} name={name} onLeave={() => setWriting(false)} />
  }
  return (
    <button
      type="button"
      className={classes.offer}
      data-note-offer
      data-print="hidden"
      // Off the way from field to field; a shortcut of the row opens it too.
      tabIndex={-1}
      title={t('addNoteHint')}
      aria-label={t('addNoteTo', { product: name })}
      onClick={() => {
        flushSync(() => setWriting(true))
        focusCell(key, 'note')
      }}
    >
      {t('addNote')}
    </button>
  )
})

interface NoteFieldProps extends LineNoteProps {
  onLeave?: () => void
}

/** The note as a text to type in; emptied it is none. */
export function NoteField({ line, name, onLeave }: NoteFieldProps) {
  const { dispatch } = useEditor()
  const t = useTranslations('editor.line')
  const { key, note } = line
  return (
    <textarea
      className={classes.note}
      rows={1}
      form={lineFormId(key)}
      data-column="note"
      value={note ?? ''}
      placeholder={t('notePlaceholder')}
      aria-label={t('note', { product: name })}
      maxLength={SHEET_MAX_LENGTH.lineNote}
      autoComplete="off"
      enterKeyHint="next"
      onChange={({ currentTarget: { value } }) =>
        dispatch({
          type: 'line-changed',
          key,
          change: { note: value === '' ? null : value.replaceAll('\n', ' ') },
        })
      }
      onBlur={onLeave}
    />
  )
}
