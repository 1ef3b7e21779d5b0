import { memo, useState } from 'react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { isNamedAlone, lineName } from '../state/line-source.ts'
import { useDraftLine, useEditorView } from '../state/use-editor.ts'
import { usePreparationFacts } from '../product-entry/source-words.tsx'
import { PriceButton } from '../price/price-button.tsx'
import { FarRow } from './far-row.tsx'
import { LineCost, LineShare } from './line-figures.tsx'
import { LineForm } from './line-form.tsx'
import { LineNote } from './line-note.tsx'
import { findErrorId, LineRemark } from './line-remark.tsx'
import classes from './line-row.module.css'
import { ProductCell } from './product-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'
import { UnitSelect, useWordCount } from './unit-select.tsx'
import { useLineFrame } from './use-line-frame.ts'
import { useLineIssues } from './use-line-issues.ts'
import { useWholeRow } from './use-whole-row.ts'
import { WastageCell } from './wastage-cell.tsx'
import type { DraftLine } from '../state/draft.ts'
import type { LineField } from '../state/issues.ts'

/** Characters that a row may have no room for. */
const LONG = 36

export interface LineRowProps {
  lineKey: string
  place: number
  /** Whether it is whole as long as its place in the window is not known. */
  startsWhole: boolean
  /** Whether it is whole wherever it is. */
  staysWhole: boolean
  onRemove: (key: string) => void
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { lineKey, place, startsWhole, staysWhole, onRemove } = props
  const t = useTranslations('editor.line')
  const line = useDraftLine(lineKey)
  const { whole, height, ref } = useWholeRow(startsWhole)
  if (line === undefined) return null
  const name = lineName(line) ?? t('unknown', { place: String(place) })
  if (whole || staysWhole) return <FilledRow ref={ref} line={line} name={name} onRemove={onRemove} />
  return <FarRow ref={ref} lineKey={lineKey} name={name} height={height} />
})

interface FilledRowProps extends Pick<LineRowProps, 'onRemove'> {
  ref: Ref<HTMLTableRowElement>
  line: DraftLine
  name: string
}

/** A digit renders this frame, the cell that it is typed in and the cost: all else keeps its props. */
function FilledRow({ ref, line, name, onRemove }: FilledRowProps) {
  const t = useTranslations('editor')
  const preparationFacts = usePreparationFacts()
  const [quantityConfirmed, setQuantityConfirmed] = useState(false)
  const issues = useLineIssues(line, quantityConfirmed)
  const costed = useEditorView((view) => view.lineOf(line.key)?.unknownReason === null)
  const frame = useLineFrame(line)
  const count = useWordCount(line.quantity)
  const { key, product, preparation } = line
  const alone = isNamedAlone(line)
  const under = alone
    ? t('line.undeclared')
    : preparation === null
      ? (product?.supplier?.name ?? product?.brand)
      : preparationFacts(preparation)
  const wholeText = [name, under].filter(Boolean).join(' · ')
  const because = (field: LineField) => findErrorId(issues, key, field)

  return (
    <tr
      ref={ref}
      className={classes.row}
      data-line={key}
      data-state={rowState(issues.length > 0, costed)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Enter Alt+P Alt+Delete"
    >
      <td className={classes.handle} data-handle title={t('line.moveHint')}>
        <LineForm lineKey={key} />
      </td>
      <th
        scope="row"
        className={classes.product}
        title={wholeText.length > LONG || line.note !== null || preparation !== null ? wholeText : undefined}
      >
        <ProductCell line={frame} wrongBecause={because('product')} />
        <LineRemark line={frame} issues={issues}>
          {alone || (line.note === null && preparation === null) ? under : null}
        </LineRemark>
        {/* The note of a line that is a name alone is that name. */}
        {!alone && <LineNote line={frame} name={name} />}
      </th>
      <td>
        <QuantityCell
          line={line}
          label={t('line.quantity', { product: name })}
          wrongBecause={because('quantity')}
          onSettled={setQuantityConfirmed}
        />
      </td>
      <td>
        <UnitSelect line={frame} count={count} label={t('line.unit', { product: name })} />
      </td>
      <td>
        {line.costing === 'quantity' && (
          <WastageCell
            lineKey={key}
            percent={line.wastagePercent}
            label={t('line.wastage', { product: name })}
            wrongBecause={because('wastagePercent')}
          />
        )}
      </td>
      <td className={classes.price}>
        <PriceButton line={frame} />
      </td>
      <td className={classes.cost}>
        <LineCost lineKey={key} name={name} />
      </td>
      <td className={classes.share}>
        <LineShare lineKey={key} />
      </td>
      <td>
        <button
          type="button"
          data-print="hidden"
          className={classes.remove}
          aria-label={t('line.remove', { product: name })}
          onClick={() => onRemove(key)}
        />
      </td>
    </tr>
  )
}

function rowState(wrong: boolean, costed: boolean): 'wrong' | 'incomplete' | undefined {
  if (wrong) return 'wrong'
  return costed ? undefined : 'incomplete'
}
