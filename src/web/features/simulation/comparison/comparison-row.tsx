import { Badge, Flex } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import type { SheetFigures } from '#domain/simulation/simulate.ts'
import { paths } from '#web/entities/paths.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import type { ComparedSheet } from './comparison.ts'
import table from '#web/ui/table/folding-table.module.css'
import classes from './comparison-table.module.css'
import { Moved } from '#web/entities/price/moved.tsx'
import type { Figures } from '#web/entities/price/use-figures.ts'
import { address } from '#web/lib/navigation/address.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'

export interface ComparisonRowProps {
  compared: ComparedSheet
  thresholds: MarginThresholds
  figures: Figures
  /** Its place among the rows, from 0. */
  index: number
  ref: Ref<HTMLTableRowElement>
}

/** A sheet before and after, side by side. */
export function ComparisonRow({ compared, thresholds, figures, index, ref }: ComparisonRowProps) {
  const t = useTranslations('simulation.table')
  const { sheet, before, after, points, gain, crossing } = compared
  const priceText = useSellingPriceText()
  const price = ({ sellingPriceHt }: SheetFigures) => priceText(sellingPriceHt)
  return (
    <tr ref={ref} data-index={index} data-line aria-rowindex={index + 2} className={table.row}>
      <th scope="row" className={`${table.subject} ${classes.sheet}`}>
        {/* Plain: usePlainLinks leads it, as there may be a thousand. */}
        <a href={address(paths.editRecipe(sheet.id))} className={classes.link}>
          {sheet.title}
        </a>
        {crossing !== null && (
          <Badge color={crossing === 'below' ? 'beetroot' : 'bottle'} size="sm">
            {t(crossing)}
          </Badge>
        )}
        {after.incomplete && (
          <Badge color="saffron" size="sm">
            {t('incomplete')}
          </Badge>
        )}
        {before.portions !== after.portions && (
          <span className="note">
            {t('portions', {
              before: figures.quantity(before.portions),
              after: figures.quantity(after.portions),
            })}
          </span>
        )}
      </th>
      <td data-label={t('cost')}>
        <Moved
          from={figures.partialSum(before.costPortion, before.incomplete)}
          to={figures.partialSum(after.costPortion, after.incomplete)}
        />
      </td>
      <td data-label={t('price')}>
        <Moved from={price(before)} to={price(after)} />
      </td>
      <td data-label={t('margin')}>
        <Margins {...compared} thresholds={thresholds} figures={figures} />
      </td>
      <td data-label={t('difference')} data-sign={signOf(points)}>
        {points === null ? '–' : figures.points(points)}
      </td>
      <td data-label={t('gain')} data-sign={signOf(gain)} className={classes.gain}>
        {gain === null ? '–' : figures.euroDifference(gain)}
      </td>
    </tr>
  )
}

function signOf(difference: number | null): 'less' | 'more' | undefined {
  if (difference === null || difference === 0) return undefined
  return difference < 0 ? 'less' : 'more'
}

type MarginsProps = Pick<ComparedSheet, 'before' | 'after'> & {
  thresholds: MarginThresholds
  figures: Figures
}

function Margins({ before, after, thresholds, figures }: MarginsProps) {
  if (after.marginPercent === null) return '–'
  const was = before.marginPercent
  const moved = was !== null && figures.percent(was) !== figures.percent(after.marginPercent)
  return (
    <Flex component="span" display="inline-flex" align="center" gap={6}>
      {moved && (
        <>
          <MarginBadge
            rate={was}
            thresholds={thresholds}
            variant="text"
            provisional={before.incomplete}
            compared
          />
          <span className="note">→</span>
        </>
      )}
      <MarginBadge
        rate={after.marginPercent}
        thresholds={thresholds}
        provisional={after.incomplete}
        compared
      />
    </Flex>
  )
}
