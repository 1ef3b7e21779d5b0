import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './compared-table.module.css'
import { Quadrants } from './quadrants.tsx'
import { useChangeText } from './use-change-text.ts'
import type { ComparedRow } from './use-compared-rows.ts'

export interface ComparedLineProps {
  row: ComparedRow
  opened: boolean
  onToggle: () => void
}

/** On a phone: the name of a dish or of a sum, with what was sold, and all its figures on tap. */
export function ComparedLine({ row, opened, onToggle }: ComparedLineProps) {
  const t = useTranslations('sales.comparison')
  const { beforeText } = useChangeText()
  const { name, dish } = row
  const fact = (key: 'sold' | 'revenue' | 'margin', label = t(key)) => {
    const [before, after] = row[key]
    const figure = [after, beforeText(before, after)].filter(Boolean).join(' · ')
    return t('labelled', { label, figure })
  }
  return (
    <>
      <UnstyledButton className={classes.name} aria-expanded={opened} onClick={onToggle}>
        {name}
      </UnstyledButton>
      <span className={classes.fact}>{fact('sold', t('soldShort'))}</span>
      {opened && (
        <>
          <span className={classes.fact}>{fact('revenue')}</span>
          <span className={classes.fact}>{fact('margin')}</span>
          {dish && (
            <span className={classes.fact}>
              <Quadrants of={dish} />
            </span>
          )}
        </>
      )}
    </>
  )
}
