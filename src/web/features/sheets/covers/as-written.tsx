import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'

export interface AsWrittenProps {
  writtenFor: number
  onChange: (covers: number) => void
}

/** For how many the sheet is written that is shown for others, and the way back to it. */
export function AsWritten({ writtenFor, onChange }: AsWrittenProps) {
  const t = useTranslations('sheets.reading')
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
    </>
  )
}
