import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ImpactedSheet, PriceImpact } from '#contract/prices.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import table from '#web/ui/table/figures-table.module.css'
import classes from './price-impact-modal.module.css'

export interface PriceImpactModalProps {
  /** What the change would do; null keeps the question closed. */
  impact: PriceImpact | null
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Before a price is saved: the sheets it moves, from what to what. Enter confirms. */
export function PriceImpactModal({ impact: asked, busy, error, onConfirm, onCancel }: PriceImpactModalProps) {
  const t = useTranslations('products.impact')
  const impact = useLastValue(asked)
  return (
    <ConfirmModal
      opened={asked !== null}
      size="lg"
      title={t('title')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      busy={busy}
      confirmFirst
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {impact && <Told impact={impact} />}
    </ConfirmModal>
  )
}

function Told({ impact }: { impact: PriceImpact }) {
  const t = useTranslations('products.impact')
  const { sheets, total, underTarget, underFloor } = impact
  const others = total - sheets.length
  return (
    <Stack gap="sm">
      <Text fw={600} data-testid="price-impact">
        {t('summary', { total, under: underTarget })}
      </Text>
      {underFloor > 0 && <Text size="sm">{t('underFloor', { count: underFloor })}</Text>}
      {/* Focusable so that a long list can be read by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('list')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('sheet')}</th>
              <th scope="col">{t('cost')}</th>
              <th scope="col">{t('margin')}</th>
            </tr>
          </thead>
          <tbody>
            {sheets.map((sheet) => (
              <SheetRow key={sheet.id} sheet={sheet} />
            ))}
          </tbody>
        </table>
      </section>
      {others > 0 && (
        <Text size="sm" c="dimmed">
          {t('others', { count: others })}
        </Text>
      )}
    </Stack>
  )
}

function SheetRow({ sheet: { title, before, after } }: { sheet: ImpactedSheet }) {
  const t = useTranslations()
  const format = useFormat()
  const cost = ({ costPortion, uncostedLines }: ImpactedSheet['before']) =>
    uncostedLines > 0 ? t('products.impact.incomplete') : format.euro(costPortion)
  const margin = ({ marginPercent, uncostedLines }: ImpactedSheet['before']) =>
    marginPercent === null || uncostedLines > 0 ? t('common.none') : format.percent(marginPercent)
  return (
    <tr>
      <th scope="row">{title}</th>
      <Moved from={cost(before)} to={cost(after)} />
      <Moved from={margin(before)} to={margin(after)} />
    </tr>
  )
}

/** A figure that is the same before and after is shown once. */
function Moved({ from, to }: { from: string; to: string }) {
  return (
    <td>
      {from !== to && <>{from} → </>}
      <strong>{to}</strong>
    </td>
  )
}
