import { Badge } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { WastageMethodText } from '#web/entities/price/wastage-method-text.tsx'
import { PurchasesLink } from '#web/entities/sheet/purchases-link.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useCrumb } from '#web/lib/navigation/came-from.ts'
import { ActionLink } from '#web/ui/actions/action.tsx'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SheetAllergens } from '../allergens/sheet-allergens.tsx'
import { CostDoubtNote } from '../cost-doubt.tsx'
import { ExplainedSheet } from '../cost-path/explained-sheet.tsx'
import { scaledTo } from '../scaling/scaled-to.ts'
import { useCovers } from '../covers/use-covers.ts'
import type { AskedCovers } from '../covers/use-covers.ts'
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
  asked: AskedCovers
}

/** The sheet as a cook reads it: what to take on the left, what to do on the right. */
export function RecipeReading({ sheet: stored, settings, asked }: RecipeReadingProps) {
  const t = useTranslations()
  const format = useFormat()
  const crumb = useCrumb({ label: t('sheets.title'), to: paths.recipes })
  const { covers, choose } = useCovers(asked, stored.portions)
  const sheet = useMemo(() => scaledTo(stored, covers), [stored, covers])
  const view = sheetView(sheet, settings)
  return (
    <ExplainedSheet sheet={sheet} settings={settings}>
      <article>
        <PageHeader
          title={sheet.title}
          crumb={crumb}
          meta={
            <>
              <Badge color="gray">{t(`trade.sheetCategories.${sheet.category}`)}</Badge>
              <span>{t('sheets.reading.updated', { date: format.dateLong(sheet.updatedAt) })}</span>
              <SheetAllergens sheet={sheet} />
            </>
          }
          actions={
            <PageActions
              main={<ButtonLink to={paths.editRecipe(sheet.id)}>{t('sheets.reading.edit')}</ButtonLink>}
            >
              <PrintButton>{t('sheets.reading.print')}</PrintButton>
              <PurchasesLink sheets={[{ sheetId: sheet.id, covers }]} />
              <ActionLink
                to={paths.previewRecipe(sheet.id)}
                {...(covers !== stored.portions && { search: { covers } })}
              >
                {t('sheets.reading.preview')}
              </ActionLink>
              <ActionLink to={paths.recipeBuilder} search={{ id: sheet.id }}>
                {t('builder.open')}
              </ActionLink>
            </PageActions>
          }
        />
        <div className={classes.opening}>
          <div className={classes.words}>
            {sheet.description !== '' && <p className={classes.description}>{sheet.description}</p>}
            <RecipeFigures view={view} stored={stored} onCovers={choose} />
            <CostDoubtNote
              sheet={{ ...view, incomplete: view.uncostedLines > 0, checkedCost: stored.checkedCost }}
              thresholds={settings}
              stored={stored}
            />
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
          <RecipeIngredients view={view} />
          <RecipeMethod sheet={sheet} />
        </div>
        <UseOfSheet id={sheet.id} to="recipe" />
      </article>
    </ExplainedSheet>
  )
}
