import { Card, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BUILDER_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { PortionScaling } from '../../editor/header/portion-scaling.tsx'
import { PortionStepper } from '../../editor/header/portion-stepper.tsx'
import { TITLE_FIELD_ID } from '../../editor/header/sheet-title.tsx'
import { issuesOf } from '../../editor/state/issues.ts'
import { useEditor, useEditorState } from '../../editor/state/use-editor.ts'
import classes from './sections.module.css'

/** Its name, what kind of dish it is and for how many. */
export function BuilderFacts() {
  const t = useTranslations('builder')
  const tTrade = useTranslations('trade.sheetCategories')
  const store = useEditor()
  const category = useEditorState(({ draft }) => draft.category)
  // A sauce that was stored as one may stay one.
  const storedCategory = useEditorState(({ stored }) => stored.category)

  return (
    <Card component="section" style={{ gap: 10 }} aria-label={t('facts')}>
      <div className={classes.facts}>
        <NameField />
        <NativeSelect
          label={t('range')}
          value={category}
          onChange={(event) =>
            store.dispatch({
              type: 'fact-changed',
              change: { category: event.currentTarget.value as SheetCategory },
            })
          }
          data={[...new Set([...BUILDER_CATEGORIES, category, storedCategory])].map((value) => ({
            value,
            label: tTrade(value),
          }))}
        />
        <Stack gap={2}>
          <span className={classes.label} aria-hidden>
            {t('portions')}
          </span>
          <div className={classes.stepper}>
            <PortionStepper />
          </div>
        </Stack>
      </div>
      <PortionScaling />
    </Card>
  )
}

/** A name is judged once it has been left, or a save was tried: not while its first letters are typed. */
function NameField() {
  const t = useTranslations()
  const store = useEditor()
  const title = useEditorState(({ draft }) => draft.title)
  const [left, setLeft] = useState(false)
  const taken = useEditorState(
    ({ failure, draft, stored }) => codeOf(failure) === 'TITLE_TAKEN' && draft.title !== stored.title,
  )
  const tried = useEditorState(({ showsIssues }) => showsIssues)
  const rule = useEditorState(({ draft, refused }) => {
    const issue = [...issuesOf({ ...draft, lines: [] }), ...refused].find(
      (each) => each.at === 'fact' && each.field === 'title',
    )
    return issue?.rule ?? null
  })
  const judged = rule !== null && (tried || (left && title !== '') || title.length > SHEET_MAX_LENGTH.title)

  return (
    <TextInput
      id={TITLE_FIELD_ID}
      className={classes.name}
      label={t('editor.title')}
      placeholder={t('sheets.creation.namePlaceholder')}
      required
      autoComplete="off"
      maxLength={SHEET_MAX_LENGTH.title + 50}
      value={title}
      error={judged ? t(`errors.rules.${rule}`) : taken ? t('errors.codes.TITLE_TAKEN') : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) =>
        store.dispatch({ type: 'fact-changed', change: { title: event.currentTarget.value } })
      }
    />
  )
}
