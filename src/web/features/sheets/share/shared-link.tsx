import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SheetLink } from '#contract/links.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { reachableAddress } from '#web/lib/navigation/reachable-address.ts'
import { qrDrawing, qrSvg } from '#web/lib/qr/qr-drawing.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconCopy } from '#web/ui/icons/copy.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import classes from './shared-link.module.css'

/** The address of a shared sheet, to scan, read and copy, and until when it opens. */
export function SharedLink({ link: { address, endsAt } }: { link: NonNullable<SheetLink['link']> }) {
  const t = useTranslations('sheetShare')
  const format = useFormat()
  const { url, onlyHere } = reachableAddress(address, location.origin)
  const copy = () =>
    copyText(url).then(
      () => notifySuccess(t('copied')),
      () => notifyFailure(t('copyFailed')),
    )
  return (
    <>
      <Group gap="16px 24px" align="flex-start">
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(qrSvg(qrDrawing(url)))}`}
          alt={t('qr')}
        />
        <Stack gap={10} flex="1 1 16rem">
          <TextInput
            label={t('address')}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            variant="default"
            className={classes.copy}
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
          <Text c="dimmed">{t('until', { date: format.dateLong(endsAt) })}</Text>
        </Stack>
      </Group>
      {onlyHere && (
        <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('onlyHere')}
        </Alert>
      )}
    </>
  )
}
