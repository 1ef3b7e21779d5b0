import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isFarFactor } from '#domain/scaling/scale-factor.ts'
import { RoundedAmounts } from './rounded-amounts.tsx'
import { scaleText, timesText } from './scale-words.ts'
import type { Scale } from './scaled-to.ts'
import { useRoundedAmounts } from './use-rounding-words.ts'
import type { RoundedView } from './use-rounding-words.ts'
import classes from './scaled-portions.module.css'
import type { Scaling } from './scaling.ts'

export interface AsWrittenProps {
  view: RoundedView & { writtenFor: number; scale: Scale | null }
  choose: Scaling['choose']
  /** What keeps it as it is shown; nothing where its portions are no whole number. */
  copy: ReactNode
}

/** What a sheet is scaled to and by how much, the way back to how it is written, and what is rounded. */
export function AsWritten({ view, choose, copy }: AsWrittenProps) {
  const { writtenFor, scale } = view
  const t = useTranslations()
  const language = useLocale()
  const rounded = useRoundedAmounts(view)
  if (scale === null) return null
  const times = timesText(scale.times, { t, language })
  const written = t('sheets.reading.writtenFor', { count: writtenFor })
  const by = scale.way.kind === 'covers' ? null : scale
  return (
    <>
      {by !== null && <strong className={classes.scaled}>{scaleText(by, { t, language })}</strong>}
      {[times, written].join(' · ')}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        className={classes.back ?? ''}
        data-print="hidden"
        onClick={() => choose(undefined)}
      >
        {t('sheets.reading.asWritten', { count: writtenFor })}
      </Anchor>
      {by !== null && isFarFactor(scale.times) && (
        <span className={classes.warning} role="alert">
          {t('scaleWays.far', { times })}
        </span>
      )}
      <RoundedAmounts rounded={rounded} />
      {copy}
    </>
  )
}
