import { useTranslations } from 'use-intl'
import { WastageMethodText } from '#web/entities/price/wastage-method-text.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ExplainedAmount } from '../../cost-path/explained-amount.tsx'
import { certainPortions } from '../state/scaling.ts'
import { useEditorState, useEditorView } from '../state/use-editor.ts'
import classes from './total-row.module.css'

/** The cost of the whole sheet; sticky under a long table. */
export function TotalRow() {
  const t = useTranslations('editor')
  const tCosts = useTranslations('costs')
  const format = useFormat()
  const portions = useEditorState(({ draft }) => certainPortions(draft))
  const method = useEditorState(({ settings }) => settings.wastageMethod)
  const costTotal = useEditorView((view) => view.costTotal)
  return (
    <div className={classes.row}>
      <span>
        {t('table.total', { count: portions })}{' '}
        <span className={classes.method}>
          <WastageMethodText method={method} />
        </span>
      </span>
      <output className={classes.amount} data-testid="cost-total">
        <div>
          <ExplainedAmount subject={{ kind: 'total' }} name={tCosts('total')}>
            {format.euro(costTotal)}
          </ExplainedAmount>
        </div>
      </output>
    </div>
  )
}
