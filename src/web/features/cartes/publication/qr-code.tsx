import { Button, Flex, Group, Text } from '@mantine/core'
import { IconDownload } from '#web/ui/icons/download.ts'
import { useTranslations } from 'use-intl'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import { qrDrawing, qrSvg } from '#web/lib/qr/qr-drawing.ts'
import { pngFile, svgFile } from './qr-files.ts'
import classes from './publication.module.css'

const FILES = [
  { type: 'svg', make: svgFile },
  { type: 'png', make: pngFile },
] as const

/** The address for telephones, to look at and to print. */
export function QrCode({ url }: { url: string }) {
  const t = useTranslations('publication.qr')
  const offer = async ({ type, make }: (typeof FILES)[number]) => {
    try {
      downloadFile(`carte-qr.${type}`, await make(url))
    } catch {
      notifyFailure(t('failed'))
    }
  }
  return (
    <Flex component="figure" wrap="wrap" align="center" gap="md" className={classes.qr}>
      <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg(qrDrawing(url)))}`} alt={t('label')} />
      <Flex component="figcaption" direction="column" gap="sm" flex="1 1 16rem">
        <Text c="dimmed">{t('hint')}</Text>
        <Group gap="sm">
          {FILES.map((file) => (
            <Button
              key={file.type}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void offer(file)}
            >
              {t(file.type)}
            </Button>
          ))}
        </Group>
      </Flex>
    </Flex>
  )
}
