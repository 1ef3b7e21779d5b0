import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { issuesOf } from '../state/issues.ts'
import classes from './sheet-title.module.css'

export const TITLE_FIELD_ID = 'sheet-title'

/** The sheet's name, edited in place. A hidden copy of the text gives the field its height. */
export function SheetTitle() {
  const t = useTranslations('editor')
  const tRules = useTranslations('errors.rules')
  const store = useEditor()
  const title = useEditorState(({ draft }) => draft.title)
  const rule = useEditorState(({ draft, refused }) => {
    const issue = [...issuesOf({ ...draft, lines: [] }), ...refused].find(
      (each) => each.at === 'fact' && each.field === 'title',
    )
    return issue?.rule ?? null
  })

  return (
    <div>
      <title>{`${title.trim()} · Gramme`}</title>
      <h1 className={classes.heading}>
        <span className={classes.copy} aria-hidden>
          {title}{' '}
        </span>
        <textarea
          id={TITLE_FIELD_ID}
          className={classes.field}
          rows={1}
          aria-label={t('title')}
          aria-invalid={rule !== null || undefined}
          aria-describedby={rule === null ? undefined : `${TITLE_FIELD_ID}-wrong`}
          maxLength={SHEET_MAX_LENGTH.title + 50}
          spellCheck={false}
          value={title}
          onChange={(event) => {
            const typed = event.currentTarget.value.replaceAll('\n', ' ')
            store.dispatch({ type: 'fact-changed', change: { title: typed } })
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.blur()
          }}
        />
      </h1>
      {rule !== null && (
        <p id={`${TITLE_FIELD_ID}-wrong`} className={classes.wrong} role="alert">
          {tRules(rule)}
        </p>
      )}
    </div>
  )
}
