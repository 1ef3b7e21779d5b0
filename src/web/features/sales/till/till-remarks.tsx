import { Alert, Text } from '@mantine/core'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useLocale, useTranslations } from 'use-intl'
import type { TillSales } from '#domain/till/read-till.ts'
import { LOCALES } from '#web/lib/format/format.ts'

/** As many rows as one reads before one opens the file. */
const NAMED = 20

export interface TillRemarksProps {
  sales: TillSales
  /** Headers of columns that may be refunds and are not subtracted. */
  uncounted: readonly string[]
}

/** What a file has beside its sales, and what was made of it. */
export function TillRemarks({ sales, uncounted }: TillRemarksProps) {
  const t = useTranslations('till.remarks')
  const list = new Intl.ListFormat(LOCALES[useLocale()])
  const { skipped, unread, families, cancelled, returned, countedInNames } = sales
  const remarks = [
    countedInNames && t('countedInNames'),
    families.length > 0 && t('families', { count: families.length, names: list.format(families) }),
    returned > 0 && t('returned', { count: returned }),
    cancelled > 0 && t('cancelled', { count: cancelled }),
    skipped > 0 && t('skipped', { count: skipped }),
  ].filter((text) => text !== false)
  return (
    <>
      {unread.length > 0 && (
        <Alert
          color="saffron"
          mt="md"
          icon={<IconInfoCircle size={18} aria-hidden />}
          title={t('unread', { count: unread.length })}
        >
          <ul>
            {unread.slice(0, NAMED).map(({ name, unread: stood }, place) => (
              <li key={place}>{t('unreadRow', { name, stood })}</li>
            ))}
            {unread.length > NAMED && <li>{t('more', { count: unread.length - NAMED })}</li>}
          </ul>
          {t('unreadSo')}
        </Alert>
      )}
      {remarks.map((text) => (
        <Text key={text} size="sm" c="dimmed" mt="xs">
          {text}
        </Text>
      ))}
      {uncounted.length > 0 && (
        <Alert color="saffron" mt="md" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('uncounted', {
            count: uncounted.length,
            columns: list.format(uncounted.map((header) => t('column', { header }))),
          })}
        </Alert>
      )}
    </>
  )
}
