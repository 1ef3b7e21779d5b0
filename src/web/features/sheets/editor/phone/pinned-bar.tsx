import { Button, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useKeyboardInset } from '#web/lib/browser/use-keyboard-inset.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { ExplainedAmount } from '../../cost-path/explained-amount.tsx'
import { useEditorState, useEditorView } from '../state/use-editor.ts'
import { useOpenScaling } from '../state/use-open-scaling.ts'
import { useSaveLabel } from '../saving/use-save-label.ts'
import classes from './pinned-bar.module.css'

interface PinnedBarProps {
  onSave: () => void
}

/** On a phone the cost of a portion stays visible above the bottom bar or the keyboard. */
export function PinnedBar({ onSave }: PinnedBarProps) {
  const t = useTranslations('editor')
  const tScaling = useTranslations('scaling')
  const saveLabel = useSaveLabel()
  const format = useFormat()
  const costPortion = useEditorView((view) => view.costPortion)
  const rate = useEditorView((view) => (view.marginBand === null ? null : view.marginPercent))
  const provisional = useEditorView((view) => view.uncostedLines > 0)
  const settings = useEditorState((state) => state.settings)
  const saving = useEditorState((state) => state.saving)
  const open = useOpenScaling()
  useKeyboardInset()

  return (
    <section className={classes.bar} aria-label={t('bar.label')}>
      <Figure
        size="md"
        label={t('cost.perPortion')}
        value={
          <ExplainedAmount subject={{ kind: 'portion' }} name={t('cost.perPortion')}>
            {format.euro(costPortion)}
          </ExplainedAmount>
        }
        hint={open === null ? undefined : tScaling('openShort', open)}
      />
      {rate !== null && (
        <Stack gap={2}>
          <span className="note">{t('bar.margin')}</span>
          <MarginBadge rate={rate} thresholds={settings} variant="text" provisional={provisional} />
        </Stack>
      )}
      <Button flex="none" ml="auto" className={classes.save} onClick={onSave} disabled={saving}>
        {saveLabel}
      </Button>
    </section>
  )
}
