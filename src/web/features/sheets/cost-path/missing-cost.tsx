import { useTranslations } from 'use-intl'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { SheetViewLineSource } from '../sheet-view-line.ts'
import classes from './cost-path.module.css'
import { FillIn } from './fill-in.tsx'
import { isFilledIn } from './filling.ts'
import type { CostPathContext } from './cost-path-context.ts'

interface MissingCostProps {
  line: SheetViewLineSource
  reason: CostUnknownReason
  onProduct: CostPathContext['onProduct']
}

/** Why a line has no cost, and the field that gives it one; a preparation is completed on its own sheet. */
export function MissingCost({ line: { product, preparation, unit }, reason, onProduct }: MissingCostProps) {
  const t = useTranslations('costs')
  return (
    <>
      <p className={classes.missing}>{t(`missing.${reason}`)}</p>
      {product !== null && isFilledIn(reason) && (
        <FillIn key={reason} product={product} lineUnit={unit} reason={reason} onProduct={onProduct} />
      )}
      {preparation && (
        <TextLink to={paths.editRecipe(preparation.id)} target="_blank" className={classes.step}>
          {t('openSheet', { title: preparation.title })}
        </TextLink>
      )}
    </>
  )
}
