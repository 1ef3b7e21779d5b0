import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import { AsWritten } from '#web/entities/sheet/scaling/as-written.tsx'
import { ScaledPortions } from '#web/entities/sheet/scaling/scaled-portions.tsx'
import type { ForOthers, StoredLine } from '#web/entities/sheet/scaling/scaled-to.ts'
import type { Scaling } from '#web/entities/sheet/scaling/scaling.ts'
import { useScaleWays } from '#web/entities/sheet/scaling/use-scale-ways.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.ts'
import { photoAddress } from '../photo-address.ts'
import { AmountLine } from './amount-line.tsx'
import type { AmountRow } from './amount-rows.ts'
import { FarQuestion } from './far-question.tsx'
import classes from './sheet.module.css'

interface AmountsProps {
  sheet: KitchenSheet
  scaling: Scaling
  scaled: ForOthers<{ portions: number; ingredients: readonly StoredLine[] }>
  rows: readonly AmountRow[]
  /** What is shown of a preparation where its line is unfolded. */
  preparationOf: (row: AmountRow) => ReactNode
  /** While the scale is so far from the recipe that one asks about it; confirms that it is meant. */
  onMeant: (() => void) | null
}

/** For how many, or for what is in the hand, and how much of everything that is. */
export function Amounts({ sheet, scaling, scaled, rows, preparationOf, onMeant }: AmountsProps) {
  const t = useTranslations()
  const unfolding = useScaleWays(scaling)
  const { scale, choose } = scaling
  return (
    <section className={classes.amounts}>
      {sheet.photo && (
        <img
          src={photoAddress(sheet.id, sheet.photo)}
          width={sheet.photo.width}
          height={sheet.photo.height}
          alt=""
          decoding="async"
          className={classes.photo}
        />
      )}
      <details open className={classes.fold}>
        <summary>
          <Title order={2} size="h3">
            {t('kitchen.sheet.amounts')}
          </Title>
          <IconChevronDown size={24} aria-hidden className={classes.chevron} />
        </summary>
        <div className={classes.scaling}>
          <span className={classes.portions}>
            {t('sheets.reading.portions')} <ScaledPortions scaling={scaling} />
          </span>
          <div>
            <AsWritten
              view={{
                lines: rows,
                roundings: scaled.roundings ?? [],
                writtenFor: sheet.portions,
                scale: onMeant === null ? scale : null,
              }}
              choose={choose}
              copy={null}
            />
            {unfolding.toggle}
          </div>
          {unfolding.ways}
        </div>
        {scale !== null && onMeant !== null ? (
          <FarQuestion
            times={scale.times}
            written={sheet.portions}
            onMeant={onMeant}
            onBack={() => choose(undefined)}
          />
        ) : rows.length === 0 ? (
          <p>{t('sheets.reading.noIngredient')}</p>
        ) : (
          <ul className={classes.lines}>
            {rows.map((row) => (
              <AmountLine key={row.key} row={row} preparationOf={preparationOf} />
            ))}
          </ul>
        )}
      </details>
    </section>
  )
}
