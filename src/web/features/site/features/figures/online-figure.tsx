import { IconQrcode } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/use-format.ts'
import { blanquette } from '../../example-dish.ts'
import classes from './papers.module.css'
import { Picture } from './picture.tsx'

/** What guests read on their phone. */
export function OnlineFigure() {
  const t = useTranslations('features.figures.online')
  const carte = useTranslations('features.figures.carte')
  const format = useFormat()
  return (
    <Picture label={t('label')} bare>
      <div className={classes.online}>
        <div className={classes.phone}>
          <p className={classes.carteName}>{carte('name')}</p>
          <p className={classes.chips}>
            <span data-on>{t('gluten')}</span>
            <span>{t('milk')}</span>
          </p>
          <p className={classes.gamme}>{carte('starters')}</p>
          <p className={classes.dish}>
            <span>{carte('leeks')}</span>
            <i />
            <span>{format.euro(8)}</span>
          </p>
          <p className={classes.gamme}>{carte('mains')}</p>
          <p className={classes.dish}>
            <span>{carte('veal')}</span>
            <i />
            <span>{format.euro(blanquette().priceTtc)}</span>
          </p>
        </div>
        <div className={classes.code}>
          <IconQrcode size={72} stroke={1.4} aria-hidden />
          <small>{t('address')}</small>
        </div>
      </div>
    </Picture>
  )
}
