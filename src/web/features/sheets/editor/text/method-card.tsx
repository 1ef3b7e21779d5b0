import { Card, Group, Switch, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { asSteps, asText, canBeSteps } from './method-text.ts'
import classes from './text-cards.module.css'
import { TextArea } from './text-fields.tsx'

/**
 * How the dish is made: running text, or steps that are numbered. One field for the one that the sheet has; one that
 * has both shows the text and the steps below it.
 */
export function MethodCard() {
  const t = useTranslations('editor.text')
  const store = useEditor()
  const id = useId()
  const method = useEditorState(({ draft }) => draft.method)
  const steps = useEditorState(({ draft }) => draft.steps)
  const [chosen, choose] = useState(false)
  const numbered = method === '' && (steps !== '' || chosen)
  const refused = !numbered && !canBeSteps({ method, steps })

  return (
    <Card component="section" aria-labelledby={id} padding="md" style={{ gap: 8 }}>
      <Group justify="space-between">
        <Title order={2} id={id} className={classes.title}>
          {t('method')}
        </Title>
        <Switch
          size="sm"
          label={t('numbered')}
          checked={numbered}
          disabled={refused}
          description={refused ? t('tooLongForSteps') : undefined}
          onChange={({ currentTarget: { checked } }) => {
            choose(checked)
            store.dispatch({
              type: 'fact-changed',
              change: checked ? asSteps({ method, steps }) : asText({ method, steps }),
            })
          }}
        />
      </Group>
      {!numbered && (
        <TextArea
          field="method"
          label={t('method')}
          labelHidden
          minRows={3}
          placeholder={t('methodPlaceholder')}
        />
      )}
      {(numbered || steps !== '') && (
        <TextArea
          field="steps"
          label={t('steps')}
          labelHidden={numbered}
          hint={t('oneStepPerLine')}
          minRows={3}
        />
      )}
    </Card>
  )
}
