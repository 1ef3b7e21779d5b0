import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { ProductCombobox } from '../product-entry/product-combobox.tsx'
import { PreparationBadge } from '../product-entry/source-words.tsx'
import type { LineFrame } from '../state/draft.ts'
import { isNamedAlone, sourceName } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditor } from '../state/use-editor.ts'
import { focusCell } from './focus-cell.ts'
import { LineTitle } from './line-title.tsx'
import classes from './product-cell.module.css'
import { SourceLink } from './source-link.tsx'

interface ProductCellProps {
  line: LineFrame
  wrongBecause?: string | undefined
}

/**
 * The product or preparation of a line: its name, and in its place the search when another is to be chosen. A line that
 * is a name alone shows that.
 */
export const ProductCell = memo(function ProductCell({ line, wrongBecause }: ProductCellProps) {
  const { dispatch } = useEditor()
  const t = useTranslations('editor')
  const [choosing, setChoosing] = useState(false)
  const { key } = line
  const name = sourceName(line)
  const label = name === null ? t('table.noProduct') : t('line.change', { product: name })

  const choose = (source: LineSource) => {
    flushSync(() => {
      dispatch({ type: 'source-chosen', key, source })
      setChoosing(false)
    })
    focusCell(key, 'quantity')
  }
  const giveUp = () => {
    flushSync(() => setChoosing(false))
    focusCell(key, 'product')
  }

  if (choosing) {
    return (
      <ProductCombobox
        label={label}
        onChoose={choose}
        onGiveUp={giveUp}
        onLeave={() => setChoosing(false)}
        takesFocus
      />
    )
  }
  if (isNamedAlone(line)) {
    return (
      <span className={classes.cell}>
        <LineTitle line={line} label={t('line.title')} onLink={() => setChoosing(true)} />
      </span>
    )
  }
  return (
    <span className={classes.cell}>
      <button
        type="button"
        className={classes.name}
        data-column="product"
        data-missing={name === null || undefined}
        aria-label={label}
        aria-describedby={wrongBecause}
        onClick={() => setChoosing(true)}
      >
        {name ?? t('table.noProduct')}
      </button>
      {line.preparation !== null && <PreparationBadge />}
      <SourceLink line={line} />
    </span>
  )
})
