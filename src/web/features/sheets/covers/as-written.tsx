import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Redacted } from '#contract/money.ts'
import { RoundedAmounts } from '../scaling/rounded-amounts.tsx'
import { useRoundedAmounts } from '../scaling/use-rounding-words.ts'
import type { SheetView } from '../sheet-view.ts'

export interface AsWrittenProps {
  view: Redacted<SheetView>
  onChange: (covers: number) => void
  /** What keeps it as it is shown. */
  copy: ReactNode
}

/** For how many the sheet is written that is shown for others, the way back to it, and what is rounded. */
export function AsWritten({ view, onChange, copy }: AsWrittenProps) {
  const { writtenFor } = view
  const t = useTranslations('sheets.reading')
  const rounded = useRoundedAmounts(view)
  return (
    <>
      {t('writtenFor', { count: writtenFor })}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        data-print="hidden"
        onClick={() => onChange(writtenFor)}
      >
        {t('asWritten', { count: writtenFor })}
      </Anchor>
      <RoundedAmounts rounded={rounded} />
      {copy}
    </>
  )
}
