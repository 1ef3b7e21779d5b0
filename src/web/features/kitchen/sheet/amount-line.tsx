import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import type { AmountRow } from './amount-rows.ts'
import classes from './sheet.module.css'

interface AmountLineProps {
  row: AmountRow
  /** What is shown of a preparation where its line is unfolded. */
  preparationOf: (row: AmountRow) => ReactNode
}

/** How much of what; a preparation unfolds to its own amounts and steps. */
export function AmountLine({ row, preparationOf }: AmountLineProps) {
  const t = useTranslations()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const { name, productName, note, amount, unitText, gross, preparationId } = row
  return (
    <li className={classes.line}>
      <span className={classes.amount}>
        {amount} <span className={classes.unit}>{unitText}</span>
      </span>
      <span className={classes.of}>
        {preparationId === null ? (
          <span>{name}</span>
        ) : (
          <UnstyledButton
            className={classes.preparation}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened((before) => !before)}
          >
            {name} <FoldChevron />
          </UnstyledButton>
        )}
        {productName !== null && note !== null && <span className="dimmed">{note}</span>}
        {gross !== null && (
          <span className={classes.gross}>{t('sheets.reading.gross', { quantity: gross })}</span>
        )}
      </span>
      {preparationId !== null && (
        <div id={id} className={classes.within} hidden={!opened}>
          {opened && preparationOf(row)}
        </div>
      )}
    </li>
  )
}
