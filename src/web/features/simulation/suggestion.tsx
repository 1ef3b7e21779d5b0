import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ScalesDrawing } from '#web/ui/drawings/scales.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { SimulatedChange } from './changes/simulated-change.ts'
import type { KitchenIndex } from './kitchen-index.ts'

const TRIED_PERCENT = 10

export interface SuggestionProps {
  index: KitchenIndex
  onTry: (change: SimulatedChange) => void
}

/** Before the first change: what this is for, and one to try, of the category with the most prices. */
export function Suggestion({ index, onTry }: SuggestionProps) {
  const t = useTranslations()
  const format = useFormat()
  const prices = (category: string) => index.pricesOf.get(category) ?? 0
  const [largest] = PRODUCT_CATEGORIES.toSorted((one, other) => prices(other) - prices(one))
  return (
    <EmptyState
      drawing={<ScalesDrawing />}
      sentence={t('simulation.empty.sentence')}
      action={
        largest !== undefined &&
        prices(largest) > 0 && (
          <Button
            variant="default"
            onClick={() => onTry({ kind: 'category', target: largest, value: TRIED_PERCENT })}
          >
            {t('simulation.empty.try', {
              change: `${t(`trade.productCategories.${largest}`)} +${format.percent(TRIED_PERCENT, 0)}`,
            })}
          </Button>
        )
      }
    />
  )
}
