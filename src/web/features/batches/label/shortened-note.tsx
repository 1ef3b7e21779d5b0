import { Alert } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { shortenedQuery } from '../make/label-pages-query.ts'
import { useLabelFormat } from '../make/label-settings.ts'
import type { Labelled } from './label-texts.ts'

export interface ShortenedNoteProps {
  label: Labelled
  /** Beside those of others. */
  named?: boolean
}

/** Before it is printed: what of a label its format has no room for; nothing where all of it fits. */
export function ShortenedNote({ label, named = false }: ShortenedNoteProps) {
  const t = useTranslations()
  const language = useLocale()
  const format = useLabelFormat()
  const { data } = useQuery({
    ...shortenedQuery(label, format, { t, language }),
    placeholderData: keepPreviousData,
  })
  if (data === undefined || data.length === 0) return null
  const parts = data.map((part) => t(`batches.make.shortened.${part}`))
  return (
    <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {named && <strong>{label.name} · </strong>}
      {t('batches.make.shortened.lead', {
        format: t(`batches.printer.formats.${format}`),
        parts: new Intl.ListFormat(language).format(parts),
      })}
    </Alert>
  )
}
