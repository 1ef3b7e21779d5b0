import { Group } from '@mantine/core'
import { IconQrcode } from '#web/ui/icons/qrcode.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CARTE_DISHES, carteWithout } from '../../example-carte.ts'
import classes from './papers.module.css'
import { Picture } from './picture.tsx'

/** What guests read on their phone, with gluten put aside. */
export function OnlineFigure() {
  const t = useTranslations('features.figures.online')
  const carte = useTranslations('features.figures.carte')
  const format = useFormat()
  return (
    <Picture label={t('label')} bare>
      <Group justify="center" gap={28}>
        <div className={classes.phone}>
          <p className={classes.carteName}>{carte('name')}</p>
          <p className={classes.chips}>
            <span data-on>{t('gluten')}</span>
            <span>{t('milk')}</span>
          </p>
          {carteWithout('Gluten').map(({ gamme, dishes }) => (
            <div key={gamme}>
              <p className={classes.gamme}>{carte(gamme)}</p>
              {dishes.map((dish) => (
                <p key={dish} className={classes.dish}>
                  <span>{carte(dish)}</span>
                  <i />
                  <span>{format.euro(CARTE_DISHES[dish].priceTtc)}</span>
                </p>
              ))}
            </div>
          ))}
        </div>
        <div className={classes.code}>
          <IconQrcode size={72} stroke={1.4} aria-hidden />
          <small>{t('address')}</small>
        </div>
      </Group>
    </Picture>
  )
}
