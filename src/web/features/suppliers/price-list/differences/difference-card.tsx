import { memo } from 'react'
import list from '#web/ui/long-table/long-list.module.css'
import { UnitPrice } from '#web/ui/unit-price.tsx'
import checks from '../../catalogue/rows/rows.module.css'
import { type DifferenceLineProps, Tick } from './difference-row.tsx'
import classes from './differences.module.css'
import { PriceMove } from './price-move.tsx'
import { SettleChoice } from './settle-choice.tsx'

export const DifferenceCard = memo(function DifferenceCard(props: DifferenceLineProps) {
  const { index, difference, settled, texts, onSettle } = props
  const { name, brand, kind } = difference
  return (
    <li className={`${list.card} ${checks.card}`} data-index={index}>
      <div className={checks.cardCheck}>
        <Tick {...props} />
      </div>
      <div className={list.words}>
        <span className={checks.cardName}>{name}</span>
        {kind === 'unsettled' ? (
          <SettleChoice difference={difference} settled={settled} texts={texts} onSettle={onSettle} />
        ) : (
          <>
            <div className={list.dimmed}>{[brand, texts.told(difference)].filter(Boolean).join(' · ')}</div>
            <PriceMove difference={difference} texts={texts} />
          </>
        )}
      </div>
      {kind !== 'unsettled' && (
        <div className={`${checks.cardEnd} ${classes.cardEnd}`}>
          <UnitPrice product={difference} texts={texts.product} />
          <span className={classes.dimmed}>{texts.before(difference)}</span>
        </div>
      )}
    </li>
  )
})
