import { Title } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import type { Redacted } from '#contract/money.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import { usePageAccess } from '#web/entities/use-page-access.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { Money } from '#web/ui/money.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import { unnamedAs } from '#web/entities/sheet/line/line-name.ts'
import { grossText, lineAmount } from '#web/entities/sheet/line/line-amount.ts'
import type { AmountWords } from '#web/entities/sheet/line/line-amount.ts'
import { searchOfPart } from '#web/entities/sheet/scaling/scale-address.ts'
import { sourcePath } from '../source-path.ts'
import type { SheetView } from '../sheet-view.ts'
import type { SheetViewLine } from '../sheet-view-line.ts'
import classes from './recipe-ingredients.module.css'

/** What to take, how much of it and for how much; as it was written, or as a kitchen would weigh it for others. */
export function RecipeIngredients({ view }: { view: Redacted<SheetView> }) {
  const t = useTranslations()
  const language = useLocale()
  const leadsBack = useLeadsBack(view.title)
  const grossRounding = view.portions === view.writtenFor ? undefined : 'kitchen'
  return (
    <section>
      <Title order={2} size="h3">
        {t('sheets.reading.ingredients')}
      </Title>
      {view.lines.length === 0 ? (
        <p className="dimmed">{t('sheets.reading.noIngredient')}</p>
      ) : (
        <ul className={classes.list}>
          {view.lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              words={{ t, language, rounding: 'as-written', grossRounding }}
              leadsBack={leadsBack}
              scaled={view.scale !== null}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LineProps {
  line: Redacted<SheetViewLine>
  words: AmountWords
  leadsBack: ReturnType<typeof useLeadsBack>
  /** A preparation is then read for as much as the line takes. */
  scaled: boolean
}

function Line({ line, words, leadsBack, scaled }: LineProps) {
  const { t } = words
  const mayRead = usePageAccess()
  const page = line.preparationId === null ? '/_workspace/products/$id/edit' : '/_workspace/recipes/$id/'
  const to = mayRead(page) ? sourcePath(line) : null
  const { amount, unit } = lineAmount(line, words)
  const { grossQuantity } = line
  // A line without a product goes by its note: the name of one that is gone, or 'sel, poivre' of a line QS.
  const name = line.productName ?? (line.note || t(`document.ingredients.${unnamedAs(line)}`))
  return (
    <li className={classes.line}>
      <span className={classes.amount}>
        {isForfait(line.costing) ? <Money amount={line.forfait}>{() => amount}</Money> : amount}
      </span>
      <span className="dimmed">{unit}</span>
      <span>
        {to === null ? (
          name
        ) : (
          <TextLink
            to={to}
            {...(scaled && line.preparationId !== null && { search: searchOfPart(line) })}
            state={leadsBack}
            c="inherit"
            underline="hover"
            className={classes.source}
          >
            {name}
          </TextLink>
        )}
        {line.productName !== null && line.note !== null && line.note !== '' && (
          <span className="dimmed"> {line.note}</span>
        )}
        {line.wastagePercent !== 0 && grossQuantity !== null && (
          <span className={classes.gross}>
            {t('sheets.reading.gross', { quantity: grossText(grossQuantity, line.unit, words) })}
          </span>
        )}
      </span>
      <Cost line={line} name={name} />
    </li>
  )
}

function Cost({
  line: { key, costing, cost, partial },
  name,
}: {
  line: Redacted<SheetViewLine>
  name: string
}) {
  const format = useFormat()
  return (
    <span className={classes.cost}>
      <Money amount={costing === 'qs' ? null : cost}>
        {(known) => (
          <ExplainedAmount subject={{ kind: 'line', key }} name={name}>
            {partial ? format.partialSum(known, true) : format.euro(known)}
          </ExplainedAmount>
        )}
      </Money>
    </span>
  )
}
