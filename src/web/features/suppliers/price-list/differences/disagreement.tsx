import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import type { PriceCheck } from '#domain/price-lists/check-prices.ts'
import classes from './differences.module.css'
import type { Difference } from '../reading/compare-with-catalogue.ts'
import { useDifferenceTexts } from './use-difference-texts.ts'
import type { DifferenceTexts } from './use-difference-texts.ts'

export interface DisagreementProps {
  check: PriceCheck
  texts: DifferenceTexts
  /** On a phone there is room for the figures alone. */
  brief?: boolean
}

/** The supplier prints another price per unit than the pack gives: both, in plain sight. */
export function Disagreement({ check, texts, brief = false }: DisagreementProps) {
  const figures = texts.printed(check)
  return (
    <div className={classes.disagrees} title={texts.disagrees}>
      <IconAlertTriangle size={15} aria-hidden />
      <span>{brief ? figures : `${texts.disagrees} (${figures})`}</span>
    </div>
  )
}

/** The same as a second line of a difference in the table. */
export function DisagreementRow({
  line,
  index,
  columns,
}: {
  line: Difference
  index: number
  columns: number
}) {
  const texts = useDifferenceTexts()
  return (
    line.disagreement !== null && (
      <tr className={classes.disagreement} data-index={index}>
        <td colSpan={columns}>
          <Disagreement check={line.disagreement} texts={texts} />
        </td>
      </tr>
    )
  )
}
