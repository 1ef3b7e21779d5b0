import { Anchor, Checkbox, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PlanBar } from '#web/entities/import-flow/plan/plan-bar.tsx'
import type { PlanSummaryProps } from '#web/entities/import-flow/plan/plan-view.ts'
import type { ListImport } from '../reading/list-reader.ts'
import classes from './differences.module.css'

/** What a price list will change, in one sentence, and whether the user's own products take their new prices. */
export function Summary({ outcome, onConfirm, onShowDoubtful }: PlanSummaryProps<ListImport>) {
  const t = useTranslations('priceList.differences')
  const [takePrices, setTakePrices] = useState(true)
  const { changes, newPrices, doubtful } = outcome
  const taken = takePrices ? newPrices : 0
  return (
    <PlanBar
      short={t('summary.short', { count: changes.length })}
      folded={
        (taken > 0 || doubtful > 0) && (
          <Group component="span" gap="0 12px" fw={400}>
            {taken > 0 && <span>{t('summary.shortPrices', { count: taken })}</span>}
            {doubtful > 0 && (
              <span>
                <IconAlertTriangle {...WARNING} size={14} className={classes.inline} />{' '}
                {t('summary.shortDoubtful', { count: doubtful })}
              </span>
            )}
          </Group>
        )
      }
      disabled={changes.length === 0}
      onConfirm={() => onConfirm({ takePrices: taken > 0 })}
    >
      <Details {...{ outcome, onShowDoubtful, takePrices, setTakePrices }} />
    </PlanBar>
  )
}

const WARNING = { color: 'var(--saffron-text)', 'aria-hidden': true } as const

interface DetailsProps extends Pick<PlanSummaryProps<ListImport>, 'outcome' | 'onShowDoubtful'> {
  takePrices: boolean
  setTakePrices: (take: boolean) => void
}

function Details({ outcome, onShowDoubtful, takePrices, setTakePrices }: DetailsProps) {
  const t = useTranslations('priceList.differences')
  const { changes, counts, unchanged, newPrices, unresolved, doubtful } = outcome
  return (
    <>
      {doubtful > 0 && (
        <Group gap="2px 8px" mb={4} fw={600}>
          <IconAlertTriangle {...WARNING} size={16} />
          {t('summary.doubtful', { count: doubtful })}
          {onShowDoubtful && (
            <Anchor component="button" type="button" underline="always" onClick={onShowDoubtful}>
              {t('summary.showDoubtful', { count: doubtful })}
            </Anchor>
          )}
        </Group>
      )}
      <Text component="output" display="block">
        {changes.length === 0
          ? t('summary.nothing', { unchanged })
          : t('summary.changes', {
              added: counts.new,
              dearer: counts.dearer,
              cheaper: counts.cheaper,
              altered: counts.changed,
              removed: counts.vanished,
              agreed: counts.unchanged,
            })}{' '}
        {unresolved > 0 && t('summary.unresolved', { count: unresolved })}
      </Text>
      {newPrices > 0 && (
        <Checkbox
          mt="xs"
          label={t('takePrices', { count: newPrices })}
          checked={takePrices}
          onChange={(event) => setTakePrices(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
