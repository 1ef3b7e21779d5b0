import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { searchOfPart } from '#web/entities/sheet/scaling/scale-address.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { AmountRow } from './amount-rows.ts'
import classes from './sheet.module.css'

interface AmountLineProps {
  row: AmountRow
  /** Of the sheet that takes it. */
  title: string
  /** A preparation is then read for as much as the line takes. */
  isScaled: boolean
}

/** How much of what; a preparation leads to its own sheet. */
export function AmountLine({ row, title, isScaled }: AmountLineProps) {
  const t = useTranslations()
  const leadsBack = useLeadsBack(title)
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
          <TextLink
            to={paths.kitchenSheet(preparationId)}
            {...(isScaled && { search: searchOfPart(row) })}
            state={leadsBack}
            inherit
            className={classes.preparation}
          >
            {name}
          </TextLink>
        )}
        {productName !== null && note !== null && <span className="dimmed">{note}</span>}
        {gross !== null && (
          <span className={classes.gross}>{t('sheets.reading.gross', { quantity: gross })}</span>
        )}
      </span>
    </li>
  )
}
