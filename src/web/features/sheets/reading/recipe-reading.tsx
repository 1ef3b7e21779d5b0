import { Badge } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { WastageMethodText } from '#web/entities/price/wastage-method-text.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SheetAllergens } from '../allergens/sheet-allergens.tsx'
import { SheetPhoto } from '../photo/sheet-photo.tsx'
import { sheetView } from '../sheet-view.ts'
import type { CostSettings } from '../sheet-view.ts'
import { UseOfSheet } from '../use-of-sheet.tsx'
import { RecipeFigures } from './recipe-figures.tsx'
import { RecipeIngredients } from './recipe-ingredients.tsx'
import { RecipeMethod } from './recipe-method.tsx'
import classes from './recipe-reading.module.css'

export interface RecipeReadingProps {
  sheet: TechSheet
  settings: CostSettings
  covers: number | undefined
  onCovers: (covers: number | undefined) => void
}

/** The sheet as a cook reads it: what to take on the left, what to do on the right. */
export function RecipeReading({ sheet, settings, covers: asked, onCovers }: RecipeReadingProps) {
  const t = useTranslations()
  const format = useFormat()
  const view = sheetView(sheet, settings)
  // The stored sheet stays as it is: only this page reads it for more, or for fewer.
  // The address follows a step behind: a quick hand has clicked again before it is there.
  const [scaled, setScaled] = useState(asked)
  const covers = scaled ?? sheet.portions
  const scaleTo = (wanted: number) => {
    const next = wanted === sheet.portions ? undefined : wanted
    setScaled(next)
    onCovers(next)
  }
  return (
    <article>
      <PageHeader
        title={sheet.title}
        crumb={{ label: t('sheets.title'), to: paths.recipes }}
        meta={
          <>
            <Badge color="gray">{t(`trade.sheetCategories.${sheet.category}`)}</Badge>
            <span>{t('sheets.reading.updated', { date: format.dateLong(sheet.updatedAt) })}</span>
            <SheetAllergens sheet={sheet} />
          </>
        }
        actions={
          <>
            <PrintButton>{t('sheets.reading.print')}</PrintButton>
            <ButtonLink to={paths.previewRecipe(sheet.id)} variant="default">
              {t('sheets.reading.preview')}
            </ButtonLink>
            <ButtonLink to={paths.recipeBuilder} search={{ id: sheet.id }} variant="default">
              {t('builder.open')}
            </ButtonLink>
            <ButtonLink to={paths.editRecipe(sheet.id)}>{t('sheets.reading.edit')}</ButtonLink>
          </>
        }
      />
      <div className={classes.opening}>
        <div className={classes.words}>
          {sheet.description !== '' && <p className={classes.description}>{sheet.description}</p>}
          <RecipeFigures sheet={sheet} view={view} covers={covers} onCovers={scaleTo} />
          <p className={classes.wastage}>
            <WastageMethodText method={view.wastageMethod} />
          </p>
        </div>
        {sheet.photo !== null && (
          <SheetPhoto
            sheetId={sheet.id}
            photo={sheet.photo}
            alt={t('sheets.photo.alt', { title: sheet.title })}
            className={classes.photo}
          />
        )}
      </div>
      <div className={classes.columns}>
        <RecipeIngredients lines={view.lines} times={covers / sheet.portions} />
        <RecipeMethod sheet={sheet} />
      </div>
      <UseOfSheet id={sheet.id} to="recipe" />
    </article>
  )
}
