import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import classes from './differences.module.css'
import type { ImportOutcome } from './outcome.ts'

export interface ConfirmBarProps {
  outcome: ImportOutcome
  onConfirm: (takePrices: boolean) => void
  /** Leads to the rows that are to be checked; left out where they are shown. */
  onShowDoubtful?: (() => void) | undefined
}

/** What will happen, in one sentence, and 'Valider'; sticky under the list, on a phone as one line of it. */
export function ConfirmBar({ outcome, onConfirm, onShowDoubtful }: ConfirmBarProps) {
  const t = useTranslations('priceList.differences')
  const phone = usePhone()
  const [unfolded, setUnfolded] = useState(false)
  const [takePrices, setTakePrices] = useState(true)
  const { changes, newPrices, doubtful } = outcome
  const taken = takePrices ? newPrices : 0
  return (
    <OutcomeBar label={t('summary.label')}>
      {phone && unfolded && (
        <div id={DETAILS} className={classes.details}>
          <Details {...{ outcome, onShowDoubtful, takePrices, setTakePrices }} />
        </div>
      )}
      <Group justify="space-between" gap="md" wrap="nowrap">
        {phone ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={unfolded}
            aria-controls={unfolded ? DETAILS : undefined}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? <IconChevronDown {...ICON} /> : <IconChevronUp {...ICON} />}
            <span>
              {t('summary.short', { count: changes.length })}
              {!unfolded && (taken > 0 || doubtful > 0) && (
                <Group component="span" gap="0 12px" fw={400}>
                  {taken > 0 && <span>{t('summary.shortPrices', { count: taken })}</span>}
                  {doubtful > 0 && (
                    <span>
                      <IconAlertTriangle {...WARNING} size={14} className={classes.inline} />{' '}
                      {t('summary.shortDoubtful', { count: doubtful })}
                    </span>
                  )}
                </Group>
              )}
            </span>
          </button>
        ) : (
          <div>
            <Details {...{ outcome, onShowDoubtful, takePrices, setTakePrices }} />
          </div>
        )}
        <Button flex="none" disabled={changes.length === 0} onClick={() => onConfirm(taken > 0)}>
          {t('confirm')}
        </Button>
      </Group>
    </OutcomeBar>
  )
}

const DETAILS = 'what-will-change'
const ICON = { size: 18, 'aria-hidden': true } as const
const WARNING = { color: 'var(--saffron-text)', 'aria-hidden': true } as const

interface DetailsProps extends Pick<ConfirmBarProps, 'outcome' | 'onShowDoubtful'> {
  takePrices: boolean
  setTakePrices: (take: boolean) => void
}

function Details({ outcome, onShowDoubtful, takePrices, setTakePrices }: DetailsProps) {
  const t = useTranslations('priceList.differences')
  const { changes, counts, unchanged, newPrices, unsettled, doubtful } = outcome
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
    </>
  )
}

/** The file says what the catalogue says: there is nothing to do but to go back. */
export function NothingToConfirm({ supplierId }: { supplierId: string }) {
  const t = useTranslations('priceList.differences.summary')
  return (
    <OutcomeBar label={t('label')}>
      <Group justify="space-between" gap="md">
        <Text component="output">{t('same')}</Text>
        <ButtonLink to={paths.supplierProducts(supplierId)}>{t('back')}</ButtonLink>
      </Group>
    </OutcomeBar>
  )
}
