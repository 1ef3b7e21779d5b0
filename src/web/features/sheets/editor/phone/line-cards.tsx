import { VisuallyHidden } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EntryRow } from '../product-entry/entry-row.tsx'
import { useLineKeys } from '../state/use-line-keys.ts'
import { useCellKeys } from '../table/use-cell-keys.ts'
import { useLineMoves } from '../table/use-line-moves.ts'
import { TotalRow } from '../table/total-row.tsx'
import { LineCard } from './line-card.tsx'
import classes from './line-cards.module.css'

/** The ingredients on a telephone: product, quantity and cost; the rest of a line unfolds. */
export function LineCards() {
  const t = useTranslations('editor.table')
  const [announcement, announce] = useState('')
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const keys = useLineKeys()
  const moves = useLineMoves(announce)
  const onKeyDown = useCellKeys(moves)
  const toggle = useCallback((key: string) => setUnfolded((open) => (open === key ? null : key)), [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys are those of the fields below
    <div className={classes.card} onKeyDown={onKeyDown}>
      <ul className={classes.list} aria-label={t('label')}>
        {keys.map((key, index) => (
          <LineCard
            key={key}
            lineKey={key}
            index={index}
            last={index === keys.length - 1}
            unfolded={unfolded === key}
            onToggle={toggle}
            onMoveTo={moves.moveTo}
            onRemove={moves.remove}
          />
        ))}
      </ul>
      <EntryRow takesFocus={false} />
      <TotalRow />
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </div>
  )
}
