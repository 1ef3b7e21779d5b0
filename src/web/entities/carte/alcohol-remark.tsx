import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { hasFoodRate, type PossibleDrink } from '#domain/cartes/drinks.ts'

/** A remark where a drink with alcohol has the VAT rate of meals, with the reason. */
export function AlcoholRemark({ gamme = '', meats = [], drinksOnly = false, ...dish }: AlcoholRemarkProps) {
  const t = useTranslations('trade')
  if (!hasFoodRate({ ...dish, gamme, meats, drinksOnly })) return null
  return (
    <Text size="sm" c="var(--saffron-text)" role="note">
      {t('alcoholRemark')}
    </Text>
  )
}

type AlcoholRemarkProps = Pick<PossibleDrink, 'name' | 'tvaRate'> & Partial<PossibleDrink>
