import { memo } from 'react'
import table from '#web/ui/long-table/long-table.module.css'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import checks from '../../catalogue/rows/rows.module.css'
import { isTickable } from '../reading/compare-with-catalogue.ts'
import type { Difference, Option } from '../reading/compare-with-catalogue.ts'
import { DoubtMark } from '../doubt-mark.tsx'
import classes from './differences.module.css'
import { Disagreement } from './disagreement.tsx'
import { PriceMove } from './price-move.tsx'
import { SettleChoice } from './settle-choice.tsx'
import type { DifferenceTexts } from './use-difference-texts.ts'

export interface DifferenceLineProps {
  index: number
  difference: Difference
  ticked: boolean
  settled: Option | undefined
  texts: DifferenceTexts
  /** Beside differences of other kinds. */
  mixed: boolean
  onChoose: (index: number, extending: boolean) => void
  onSettle: (id: string, option: Option | null) => void
}

/** Space ticks, Shift extends. */
export function Tick({ index, difference, ticked, texts, onChoose }: DifferenceLineProps) {
  return (
    <input
      type="checkbox"
      className={checks.checkbox}
      aria-label={texts.tick(difference)}
      checked={ticked}
      onChange={({ nativeEvent }) =>
        onChoose(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

export const DifferenceRow = memo(function DifferenceRow(props: DifferenceLineProps) {
  const { index, difference, settled, texts, mixed, onSettle } = props
  const { name, brand, kind, disagreement } = difference
  const told = texts.told(difference)
  const before = texts.before(difference)
  const tickable = isTickable(kind)
  const row = (
    <tr aria-rowindex={index + 2} data-index={index} className={table.row}>
      {tickable && (
        <td>
          <Tick {...props} />
        </td>
      )}
      <td className={table.cut} title={[name, brand, told].filter(Boolean).join(' · ')}>
        <span className={checks.name}>{name}</span>
        {brand !== null && <span> {brand}</span>}
        {told !== '' && <span className={classes.dimmed}> {told}</span>}
      </td>
      {kind === 'unsettled' ? (
        <td colSpan={3}>
          <SettleChoice difference={difference} settled={settled} texts={texts} onSettle={onSettle} />
        </td>
      ) : (
        <>
          <td className={table.end}>
            <span className={classes.dimmed}>{before}</span>
          </td>
          <td className={table.end}>
            <DoubtMark reasons={texts.doubts(difference)} />{' '}
            <UnitPrice product={difference} texts={texts.product} />
          </td>
          <td className={table.cut}>
            <PriceMove difference={difference} texts={texts} mixed={mixed} />
          </td>
        </>
      )}
    </tr>
  )
  if (disagreement === null) return row
  return (
    <>
      {row}
      <tr className={classes.disagreement} data-index={index}>
        <td colSpan={tickable ? 5 : 4}>
          <Disagreement check={disagreement} texts={texts} />
        </td>
      </tr>
    </>
  )
})
