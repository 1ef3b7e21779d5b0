import { Card, Title, Textarea } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import classes from './text-cards.module.css'

/** How the dish is made, in running text. */
export function MethodCard() {
  const t = useTranslations('editor.text')
  const store = useEditor()
  const id = useId()
  const method = useEditorState(({ draft }) => draft.method)
  return (
    <Card component="section" aria-labelledby={id} style={{ gap: 10 }}>
      <Title order={2} id={id} className={classes.title}>
        {t('method')}
      </Title>
      <Textarea
        aria-labelledby={id}
        autosize
        minRows={3}
        maxRows={30}
        maxLength={SHEET_MAX_LENGTH.method}
        placeholder={t('methodPlaceholder')}
        value={method}
        onChange={(event) =>
          store.dispatch({ type: 'fact-changed', change: { method: event.currentTarget.value } })
        }
      />
    </Card>
  )
}
