import { Badge, Group, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Allergen } from '#domain/allergens/allergen.ts'

export interface AllergenBadgesProps {
  allergens: readonly Allergen[]
}

/** The allergens as badges, a dash when there is none. */
export function AllergenBadges({ allergens }: AllergenBadgesProps) {
  const t = useTranslations()
  if (allergens.length === 0) {
    return (
      <>
        <span aria-hidden>{t('common.none')}</span>
        <VisuallyHidden>{t('common.allergens.none')}</VisuallyHidden>
      </>
    )
  }
  return (
    <Group component="ul" gap={6} m={0} p={0} aria-label={t('common.allergens.label')}>
      {allergens.map((allergen) => (
        <Badge key={allergen} component="li" color="gray" size="md" fz="xs">
          {t(`trade.allergens.${allergen}`)}
        </Badge>
      ))}
    </Group>
  )
}
