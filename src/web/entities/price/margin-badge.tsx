import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconArrowDownRight } from '#web/ui/icons/arrow-down-right.ts'
import { IconArrowRight } from '#web/ui/icons/arrow-right.ts'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { IconEye } from '#web/ui/icons/eye.ts'
import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { marginBand, type MarginBand, type MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './margin-badge.module.css'

const ICONS = {
  high: IconArrowUpRight,
  medium: IconArrowRight,
  low: IconArrowDownRight,
} as const satisfies Record<MarginBand, unknown>

/** Without its arrow: beside another margin the arrow would read as a change, as in '93,2 % → ↗ 92,6 %'. */
const ICONS_COMPARED = {
  high: IconCircleCheck,
  medium: IconEye,
  low: IconAlertTriangle,
} as const satisfies Record<MarginBand, unknown>

const SIGNS = { provisional: '≈', doubtful: '?' } as const

export interface MarginBadgeProps {
  /** Percent of the price without VAT. */
  rate: number
  /** EUR without VAT that a portion leaves: shown before the rate, which lines up from row to row. */
  amount?: number
  /** The account's settings fit as they are; 70 and 50 when left out. */
  thresholds?: MarginThresholds
  /** `text` has no background, for a line of text or a tight row. */
  variant?: 'filled' | 'text'
  /** A word before the figure: 'Marge'. */
  label?: string
  /** Of a cost that lacks lines: neither good nor bad yet. */
  provisional?: boolean
  /** Of a cost that is questioned: it may be far from this. */
  doubtful?: boolean
  /** Before or after another margin. */
  compared?: boolean
}

/** A margin, always by colour, sign and figure together. */
export function MarginBadge(props: MarginBadgeProps) {
  const { rate, amount, thresholds, variant = 'filled', label, provisional = false, compared = false } = props
  const uncertain = props.doubtful === true ? 'doubtful' : provisional ? 'provisional' : null
  const format = useFormat()
  const t = useTranslations('common.margin')
  const band = marginBand(rate, thresholds)
  const Icon = (compared ? ICONS_COMPARED : ICONS)[band]
  const euros = amount === undefined ? undefined : format.euro(amount)
  return (
    <span
      className={classes.badge}
      data-band={uncertain ?? band}
      data-filled={variant === 'filled' || undefined}
      title={uncertain === null ? undefined : t(`${uncertain}Why`)}
    >
      {uncertain === null ? (
        <Icon size={14} stroke={2.2} aria-hidden />
      ) : (
        <span aria-hidden>{SIGNS[uncertain]}</span>
      )}
      {euros !== undefined && (
        <span className={classes.amount} aria-hidden>
          {euros}
        </span>
      )}
      <span className={euros === undefined ? undefined : classes.rate} aria-hidden>
        {label === undefined ? format.percent(rate) : `${label} ${format.percent(rate)}`}
      </span>
      <VisuallyHidden>
        {t(uncertain ?? band, {
          rate: euros === undefined ? format.percent(rate) : `${euros}, ${format.percent(rate)}`,
        })}
      </VisuallyHidden>
    </span>
  )
}
