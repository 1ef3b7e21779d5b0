import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { forgetLeft, leftTicks } from './kitchen-ticks.ts'
import classes from './marks.module.css'
import { useKitchenMarks } from './use-kitchen-marks.ts'

/** 'À envoyer : 3' while ticks wait on this device. */
export function TicksToSend() {
  const t = useTranslations('kitchen.marks')
  const { waiting } = useKitchenMarks()
  return (
    <output className={classes.toSend}>
      {waiting > 0 && <strong>{t('toSend', { count: waiting })}</strong>}
    </output>
  )
}

/** Ticks that the server did not keep, and why. */
export function LeftTicks() {
  const t = useTranslations('kitchen.marks')
  const left = useAtomValue(leftTicks)
  if (left.gone + left['too-old'] === 0) return null
  return (
    <div role="alert" className={classes.left}>
      <p>
        {left.gone > 0 && <>{t('left.gone', { count: left.gone })} </>}
        {left['too-old'] > 0 && t('left.too-old', { count: left['too-old'] })}
      </p>
      <Button variant="default" onClick={forgetLeft} className={classes.keep}>
        {t('left.read')}
      </Button>
    </div>
  )
}
