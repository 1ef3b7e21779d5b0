import { memo } from 'react'
import list from '#web/ui/table/long-list.module.css'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import rows from '../../catalogue/rows/rows.module.css'
import { isTickable } from '../reading/compare-with-catalogue.ts'
import type { PlanCardProps } from '#web/entities/import-flow/plan/plan-view.ts'
import type { ListImport } from '../reading/list-reader.ts'
import { Tick } from './difference-columns.tsx'
import { useDifferenceTexts } from './use-difference-texts.ts'
import { DoubtMark } from '#web/entities/import-flow/doubt-mark.tsx'
import classes from './differences.module.css'
import { Disagreement } from './disagreement.tsx'
import { PriceMove } from './price-move.tsx'
import { ResolveChoice } from './resolve-choice.tsx'

export const DifferenceCard = memo(function DifferenceCard(props: PlanCardProps<ListImport>) {
  const { index, line: difference, ticked, resolved, mixed, onChoose, onResolve } = props
  const texts = useDifferenceTexts()
  const { name, brand, kind, disagreement } = difference
  return (
    <li
      className={`${list.card} ${rows.card} ${classes.card}`}
      data-index={index}
      data-tickable={isTickable(kind) || undefined}
      data-disagrees={disagreement !== null || undefined}
    >
      {isTickable(kind) && (
        <div className={rows.cardCheck}>
          <Tick {...{ index, difference, ticked, texts, onChoose }} />
        </div>
      )}
      <div className={list.words}>
        <span className={rows.cardName}>{name}</span>
        {kind === 'unresolved' ? (
          <ResolveChoice difference={difference} resolved={resolved} texts={texts} onResolve={onResolve} />
        ) : (
          <>
            <div className={list.dimmed}>
              {[brand, texts.details(difference)].filter(Boolean).join(' · ')}
            </div>
            <PriceMove difference={difference} texts={texts} mixed={mixed} />
          </>
        )}
      </div>
      {kind !== 'unresolved' && (
        <div className={`${rows.cardEnd} ${classes.cardEnd}`}>
          <span>
            <DoubtMark reasons={texts.doubts(difference)} />{' '}
            <UnitPrice product={difference} texts={texts.product} />
          </span>
          <span className="dimmed">{texts.before(difference)}</span>
        </div>
      )}
      {disagreement !== null && <Disagreement check={disagreement} texts={texts} brief />}
    </li>
  )
})
