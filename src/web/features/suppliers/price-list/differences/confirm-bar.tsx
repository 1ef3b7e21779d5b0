import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './differences.module.css'
import type { ImportOutcome } from './outcome.ts'

export interface ConfirmBarProps {
  outcome: ImportOutcome
  onConfirm: (takePrices: boolean) => void
  /** Leads to the rows that are to be checked; left out where they are shown. */
  onShowDoubtful?: (() => void) | undefined
}

/** What will happen, in one sentence, and 'Valider'; always in sight under the list. */
export function ConfirmBar({ outcome, onConfirm, onShowDoubtful }: ConfirmBarProps) {
  const t = useTranslations('priceList.differences')
  const [takePrices, setTakePrices] = useState(true)
  const { changes, counts, unchanged, newPrices, unsettled, doubtful } = outcome
  return (
    <section className={classes.bar} aria-label={t('summary.label')}>
      <Group justify="space-between" gap="md">
        <div>
          {doubtful > 0 && (
            <div className={classes.doubtful}>
              <IconAlertTriangle size={16} aria-hidden />
              {t('summary.doubtful', { count: doubtful })}
              {onShowDoubtful && (
                <Anchor component="button" type="button" underline="always" onClick={onShowDoubtful}>
                  {t('summary.showDoubtful', { count: doubtful })}
                </Anchor>
              )}
            </div>
          )}
          <Text component="output" display="block">
            {changes.length === 0
              ? t('summary.nothing', { unchanged })
              : t('summary.changes', {
                  added: counts.new,
                  dearer: counts.dearer,
                  cheaper: counts.cheaper,
                  altered: counts.changed + counts.unsettled,
                  removed: counts.vanished,
                })}{' '}
            {unsettled > 0 && t('summary.unsettled', { count: unsettled })}
          </Text>
          {newPrices > 0 && (
            <Checkbox
              mt="xs"
              label={t('takePrices', { count: newPrices })}
              checked={takePrices}
              onChange={(event) => setTakePrices(event.currentTarget.checked)}
            />
          )}
        </div>
        <Button disabled={changes.length === 0} onClick={() => onConfirm(takePrices && newPrices > 0)}>
          {t('confirm')}
        </Button>
      </Group>
    </section>
  )
}

/** The file says what the catalogue says: there is nothing to do but to go back. */
export function NothingToConfirm({ supplierId }: { supplierId: string }) {
  const t = useTranslations('priceList.differences.summary')
  return (
    <section className={classes.bar} aria-label={t('label')}>
      <Group justify="space-between" gap="md">
        <Text component="output">{t('same')}</Text>
        <ButtonLink to={paths.supplierProducts(supplierId)}>{t('back')}</ButtonLink>
      </Group>
    </section>
  )
}
