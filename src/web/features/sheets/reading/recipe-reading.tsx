import { Badge, Group } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Redacted } from '#contract/money.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { WastageMethodText } from '#web/entities/price/wastage-method-text.tsx'
import { PurchasesLink } from '#web/entities/sheet/purchases-link.tsx'
import { useByPerson } from '#web/entities/house/use-by-person.ts'
import { usePageAccess } from '#web/entities/use-page-access.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useCrumb } from '#web/lib/navigation/came-from.ts'
import { useWhole } from '#web/lib/session/use-role.ts'
import { Action, ActionLink } from '#web/ui/actions/action.tsx'
import { MoreMenu } from '#web/ui/actions/more-menu.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SheetAllergens } from '../allergens/sheet-allergens.tsx'
import { CostDoubtNote } from '../cost-doubt.tsx'
import { ExplainedSheet } from '../cost-path/explained-sheet.tsx'
import { scaledTo } from '#web/entities/sheet/scaling/scaled-to.ts'
import { searchOfScale } from '#web/entities/sheet/scaling/scale-address.ts'
import { useScale } from '../covers/use-scale.ts'
import type { ScaleParams } from '#web/entities/sheet/scaling/scaling.ts'
import { SheetPhoto } from '../photo/sheet-photo.tsx'
import { ShareModal } from '../share/share-modal.tsx'
import { redactedView, sheetView } from '../sheet-view.ts'
import type { SheetWithSettings } from '../use-sheet-with-settings.ts'
import { UseOfSheet } from '../use-of-sheet.tsx'
import { RecipeFigures } from './recipe-figures.tsx'
import { RecipeIngredients } from './recipe-ingredients.tsx'
import { RecipeMethod } from './recipe-method.tsx'
import classes from './recipe-reading.module.css'

export interface RecipeReadingProps {
  read: Redacted<SheetWithSettings>
  scaleParams: ScaleParams
  labels: (sheet: Redacted<TechSheet>) => ReactNode
}

/** The sheet as a cook reads it: what to take on the left, what to do on the right. */
export function RecipeReading({ read, scaleParams, labels }: RecipeReadingProps) {
  const t = useTranslations()
  const format = useFormat()
  const crumb = useCrumb({ label: t('sheets.title'), to: paths.recipes })
  const mayRead = usePageAccess()
  const by = useByPerson()
  const [sharing, setSharing] = useState(false)
  const scaling = useScale(scaleParams, read.sheet, read.settings.wastageMethod)
  const { scale } = scaling
  const whole = useWhole<SheetWithSettings>(read)
  const costed = useMemo(() => whole && scaledTo(whole.sheet, scale), [whole, scale])
  const sheet = costed ?? scaledTo(read.sheet, scale)
  const costedView = whole && costed && sheetView(costed, whole.settings)
  const view = costedView ?? redactedView(sheet, read.settings)
  const article = (
    <article>
      <PageHeader
        title={sheet.title}
        crumb={crumb}
        meta={
          <>
            <Badge color="gray">{t(`trade.sheetCategories.${sheet.category}`)}</Badge>
            <span>
              {t('sheets.reading.updated', { date: format.dateLong(sheet.updatedAt) })} {by(sheet.personId)}
            </span>
            <SheetAllergens sheet={sheet} />
          </>
        }
        actions={
          mayRead('/_workspace/recipes/$id/edit') ? (
            <>
              <ButtonLink to={paths.editRecipe(sheet.id)}>{t('sheets.reading.edit')}</ButtonLink>
              <ButtonLink
                variant="default"
                to={paths.previewRecipe(sheet.id)}
                {...(scale !== null && { search: searchOfScale(scale.way) })}
              >
                {t('sheets.reading.print')}
              </ButtonLink>
              {labels(sheet)}
              <MoreMenu>
                <PurchasesLink sheets={[{ sheetId: sheet.id, covers: Math.ceil(sheet.portions) }]} />
                <ActionLink to={paths.recipeBuilder} search={{ id: sheet.id }}>
                  {t('sheets.allOnOnePage')}
                </ActionLink>
                <Action onClick={() => setSharing(true)}>{t('sheetShare.open')}</Action>
              </MoreMenu>
              <ShareModal id={sheet.id} opened={sharing} onClose={() => setSharing(false)} />
            </>
          ) : (
            // A role that may not open the technical sheet prints this page.
            <PrintButton>{t('sheets.reading.print')}</PrintButton>
          )
        }
      />
      <Group gap="xl" wrap="nowrap" align="flex-start" mb={28} className={classes.opening}>
        <div className={classes.words}>
          {sheet.description !== '' && <p className={classes.description}>{sheet.description}</p>}
          <RecipeFigures view={view} stored={whole && whole.sheet} scaling={scaling} />
          {whole && costedView && (
            <CostDoubtNote
              sheet={{
                ...costedView,
                incomplete: costedView.uncostedLines > 0,
                checkedCost: whole.sheet.checkedCost,
              }}
              thresholds={whole.settings}
              stored={whole.sheet}
            />
          )}
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
      </Group>
      <div className={classes.columns}>
        <RecipeIngredients view={view} />
        <RecipeMethod sheet={sheet} />
      </div>
      <UseOfSheet id={sheet.id} to="recipe" />
    </article>
  )
  if (!whole || !costed) return article
  return (
    <ExplainedSheet sheet={costed} settings={whole.settings}>
      {article}
    </ExplainedSheet>
  )
}
