import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { MarginGauge } from '#web/entities/price/margin-gauge.tsx'
import { CostDoubtNote } from '../../cost-doubt.tsx'
import { sheetQuery } from '../../sheets-api.ts'
import { isStored } from '../state/editor-state.ts'
import { useEditorState, useEditorViewAfterPause } from '../state/use-editor.ts'
import classes from './margin-line.module.css'

/** The margin on its gauge and in figures, or what is missing to know it. */
export function MarginLine() {
  const t = useTranslations('editor.cost')
  const format = useFormat()
  const settings = useEditorState((state) => state.settings)
  const rate = useEditorViewAfterPause((view) => (view.marginBand === null ? null : view.marginPercent))
  const amount = useEditorViewAfterPause((view) => view.marginPortion)
  const provisional = useEditorViewAfterPause((view) => view.uncostedLines > 0)
  const priced = useEditorViewAfterPause((view) => view.sellingPriceHt !== null && view.sellingPriceHt > 0)

  return (
    <>
      <MarginGauge
        rate={rate}
        provisional={provisional}
        floor={settings.floorMargin}
        target={settings.targetMargin}
      />
      {rate === null ? (
        <Text size="sm" c="dimmed" className={classes.line}>
          {priced ? t('noCost') : t('noMargin')}
        </Text>
      ) : (
        <p className={classes.line}>
          <MarginBadge
            rate={rate}
            thresholds={settings}
            variant="text"
            label={t(provisional ? 'marginProvisional' : 'marginWord')}
            provisional={provisional}
          />
          {amount !== null && (
            <span className={classes.amount}>{t('marginAmount', { amount: format.euro(amount) })}</span>
          )}
        </p>
      )}
    </>
  )
}

/** Why the cost is improbable. What is read of the stored sheet is read here, apart from the figures of each keystroke. */
export function DraftDoubt() {
  const stored = useEditorState((state) => state.stored)
  const { data: checkedCost = stored.checkedCost } = useQuery({
    ...sheetQuery(stored.id),
    select: (sheet) => sheet.checkedCost,
    enabled: isStored(stored),
  })
  return <DoubtOfFigures checkedCost={checkedCost} />
}

function DoubtOfFigures({ checkedCost }: { checkedCost: number | null }) {
  const settings = useEditorState((state) => state.settings)
  const stored = useEditorState((state) => state.stored)
  const category = useEditorState(({ draft }) => draft.category)
  const costPortion = useEditorViewAfterPause((view) => view.costPortion)
  const sellingPriceHt = useEditorViewAfterPause((view) => view.sellingPriceHt)
  const incomplete = useEditorViewAfterPause((view) => view.uncostedLines > 0)
  return (
    <CostDoubtNote
      sheet={{ category, costPortion, sellingPriceHt, incomplete, checkedCost }}
      thresholds={settings}
      stored={isStored(stored) ? stored : null}
    />
  )
}
