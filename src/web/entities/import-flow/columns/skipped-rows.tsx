import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { ReadRows } from '../table-reader.ts'
import classes from './skipped-rows.module.css'
import { NamedModal } from '#web/ui/named-dialog.tsx'

/** 'Voir les 12 lignes écartées', each with its reason. */
export function SkippedRows<Types extends ImportTypes>({ read }: { read: ReadRows<Types> }) {
  const { t, skipText } = useImportTexts()
  const common = useTranslations('common')
  const [opened, { open, close }] = useDisclosure()
  if (read.skipped === 0) return null
  const { skipped, skippedRows, skips } = read
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={open}>
        {t('preview.seeSkipped', { count: skipped })}
      </Button>
      <NamedModal
        opened={opened}
        onClose={close}
        title={t('preview.skippedTitle')}
        size="lg"
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <Text size="sm" mb="sm">
          {skips
            .map(({ reason, rows }) => t('preview.skippedOf', { reason: skipText(reason), count: rows }))
            .join(' · ')}
        </Text>
        {skippedRows.length < skipped && (
          <Text size="sm" mb="sm">
            {t('preview.skippedFirst', { count: skippedRows.length, total: skipped })}
          </Text>
        )}
        <ul className={classes.rows}>
          {skippedRows.map(({ row, reason, text }) => (
            <li key={`${row} ${text}`}>
              <span className="dimmed">{t('preview.line', { row: row + 1 })}</span>
              <span className={classes.text}>{text}</span>
              <span className={classes.reason}>{skipText(reason)}</span>
            </li>
          ))}
        </ul>
      </NamedModal>
    </>
  )
}
