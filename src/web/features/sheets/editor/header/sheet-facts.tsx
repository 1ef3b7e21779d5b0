import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CREATION_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { useEditor, useEditorState, useEditorView, useIsBlank } from '../state/use-editor.ts'
import { DraftAllergens } from './draft-allergens.tsx'
import { PortionScaling } from './portion-scaling.tsx'
import { PortionStepper } from './portion-stepper.tsx'
import classes from './sheet-facts.module.css'

/** Under the title: what kind of dish, for how many, whether it is published, its allergens, what its cost lacks. */
export function SheetFactsLine() {
  const t = useTranslations('editor')
  const tTrade = useTranslations('trade')
  const store = useEditor()
  const category = useEditorState(({ draft }) => draft.category)
  // A sheet that came as a menu may stay one.
  const storedCategory = useEditorState(({ stored }) => stored.category)
  const published = useEditorState(({ stored }) => stored.publication !== null)
  const blank = useIsBlank()
  const uncosted = useEditorView((view) => view.uncostedLines)

  return (
    <div className={classes.line}>
      <select
        className={classes.category}
        aria-label={t('category')}
        value={category}
        onChange={(event) =>
          store.dispatch({
            type: 'fact-changed',
            change: { category: event.currentTarget.value as SheetCategory },
          })
        }
      >
        {[...new Set([...CREATION_CATEGORIES, category, storedCategory])].map((choice) => (
          <option key={choice} value={choice}>
            {tTrade(`sheetCategories.${choice}`)}
          </option>
        ))}
      </select>
      {published && <Badge size="lg">{t('published')}</Badge>}
      <PortionStepper />
      <PortionScaling />
      <div className={classes.changing}>
        {!blank && <DraftAllergens />}
        {!blank && uncosted > 0 && (
          <Badge size="lg" color="saffron" flex="none">
            {t('incomplete', { count: uncosted })}
          </Badge>
        )}
      </div>
    </div>
  )
}
