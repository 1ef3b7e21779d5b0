import { Flex } from '@mantine/core'
import { IconCloudOff } from '#web/ui/icons/cloud-off.ts'
import { useTranslations } from 'use-intl'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { useReadsWait } from '#web/lib/query/use-reads-wait.ts'
import { useOldestData } from '#web/lib/offline/use-oldest-data.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './offline-mark.module.css'

/** 'Hors ligne', and since when what is shown may be old; or that an unavailable server is asked again. Over pages that have no top bar it floats. */
export function OfflineMark({ floating = false }: { floating?: boolean }) {
  const offline = useOffline()
  const waiting = useReadsWait()
  return (
    // Always there, so that what comes into it is read out.
    <Flex
      component="output"
      align="center"
      className={classes.place}
      data-floating={floating || undefined}
      data-unavailable={(waiting && !offline) || undefined}
      data-print="hidden"
    >
      {offline ? <Mark /> : waiting && <AwayMark />}
    </Flex>
  )
}

function AwayMark() {
  const t = useTranslations('offline')
  return (
    <span className={classes.mark}>
      <IconCloudOff size={18} aria-hidden className={classes.icon} />
      <Flex component="span" direction="column">
        <strong>{t('away')}</strong>
        <span className={classes.since}>{t('again')}</span>
      </Flex>
    </span>
  )
}

function Mark() {
  const t = useTranslations('offline')
  const format = useFormat()
  const readAt = useOldestData()
  const instant = readAt === null ? null : new Date(readAt)
  return (
    <span className={classes.mark}>
      <IconCloudOff size={18} aria-hidden className={classes.icon} />
      <Flex component="span" direction="column">
        <strong>{t('mark')}</strong>
        {instant !== null && (
          <span className={classes.since}>
            {t('readAt', { date: format.dateShort(instant), time: format.time(instant) })}
          </span>
        )}
      </Flex>
    </span>
  )
}
