import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DishService } from '#contract/gammes.ts'
import classes from './service-badges.module.css'
import { useMaskText } from './use-mask-text.ts'

/** What the service has set of a dish, where it is not as usual. */
export function ServiceBadges({ dish: { maskedUntil, offPrint, remaining } }: { dish: DishService }) {
  const t = useTranslations('gammes.service')
  const maskText = useMaskText()
  return (
    <>
      {maskedUntil !== null && (
        <Badge color="saffron" classNames={{ root: classes.badge, label: classes.words }}>
          {maskText(maskedUntil)}
        </Badge>
      )}
      {offPrint && <Badge color="gray">{t('offPrint')}</Badge>}
      {remaining !== null && <Badge color="saffron">{t('left', { count: remaining })}</Badge>}
    </>
  )
}
