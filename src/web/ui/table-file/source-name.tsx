import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'

const KILO = 1024

export interface Source {
  name: string
  bytes: number
}

/** 'tarif novembre.csv, 312 ko' */
export function SourceName({ source }: { source: Source }) {
  const t = useTranslations('tableFile')
  const format = useFormat()
  const kilobytes = source.bytes / KILO
  const size =
    kilobytes < KILO
      ? t('kilobytes', { size: format.quantity(Math.max(1, Math.round(kilobytes))) })
      : t('megabytes', { size: format.quantity(Math.round((kilobytes / KILO) * 10) / 10) })
  return (
    <Text c="dimmed" size="sm" mb={4}>
      {t('size', { name: source.name, size })}
    </Text>
  )
}
